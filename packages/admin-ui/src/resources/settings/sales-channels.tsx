import { type CustomCell, cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { boolean, minLength, object, string, trim } from "zod/mini";
import { ChannelState } from "./channel-state";

/** Whether anything is sold there; the column keeps the name of its key, by which views and the API know it. */
const state = {
  id: "is_disabled",
  label: "sales-channels.fields.state",
  sort: "is_disabled",
  text: ({ is_disabled }) => (is_disabled ? "disabled" : "active"),
  render: ({ is_disabled }) => <ChannelState isDisabled={is_disabled} />,
} satisfies CustomCell<{ is_disabled: boolean }>;

export default defineBody("sales-channels", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 30 }),
      cell.text("description", { isMuted: true, grow: 40 }),
      { ...state, mobile: "mark" },
      cell.date("created_at", { mobile: "note" }),
    ],
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    badges: [{ ...state, render: ({ is_disabled }) => <ChannelState isDisabled={is_disabled} isBadge /> }],
    sections: [
      {
        id: "products",
        related: "products",
        filter: (channel) => ({ sales_channel_id: [channel.id] }),
        columns: ["title", "status", "collection", "updated_at"],
        members: { path: "products/batch", key: "product_ids", format: "objects" },
      },
      {
        id: "locations",
        related: "stock-locations",
        filter: (channel) => ({ sales_channel_id: channel.id }),
        members: { path: "stock-locations", key: "location_id", format: "each" },
      },
      {
        id: "details",
        column: "side",
        facts: ["description"],
      },
      { id: "metadata", column: "side", metadata: "read-only" },
    ],
  },
  form: {
    schema: object({
      name: string().check(trim(), minLength(1, "form.required")),
      description: string().check(trim()),
      is_disabled: boolean(),
    }),
    fields: [
      field.text("name", { isRequired: true }),
      field.longText("description"),
      field.toggle("is_disabled", { hint: "sales-channels.hints.is_disabled" }),
    ],
  },
  actions: [
    {
      id: "enable",
      when: ({ is_disabled }) => is_disabled,
      run: { update: { is_disabled: false } },
      undo: "disable",
      isBulk: true,
    },
    {
      id: "disable",
      when: ({ is_disabled }) => !is_disabled,
      run: { update: { is_disabled: true } },
      undo: "enable",
      isBulk: true,
    },
  ],
  delete: { confirm: "typed", when: ({ id }, { store }) => id !== store?.default_sales_channel_id },
});
