import { cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { boolean, minLength, object, string, trim } from "zod/mini";

export default defineBody("sales-channels", {
  list: {
    columns: [
      cell.text("name", { narrow: "lead", grow: 30 }),
      cell.text("description", { isMuted: true, grow: 40 }),
      cell.yesNo("is_disabled", { narrow: "mark" }),
      cell.date("created_at", { narrow: "note" }),
    ],
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    meta: [cell.date("created_at")],
    sections: [
      {
        id: "products",
        related: "products",
        filter: (channel) => ({ sales_channel_id: [channel.id] }),
        columns: ["title", "status", "collection", "updated_at"],
        members: { path: "products/batch", key: "product_ids", as: "objects" },
      },
      {
        id: "locations",
        related: "stock-locations",
        filter: (channel) => ({ sales_channel_id: channel.id }),
        members: { path: "stock-locations", key: "location_id", as: "each" },
      },
      {
        id: "details",
        place: "side",
        facts: ["description", cell.yesNo("is_disabled")],
      },
      { id: "metadata", place: "side", metadata: "read-only" },
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
