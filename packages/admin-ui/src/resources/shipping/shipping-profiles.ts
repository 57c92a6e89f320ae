import { cell, defineBody, field } from "@tillhouse/extension-sdk";
import { minLength, object, enum as oneOf, optional, string, trim } from "zod/mini";
import { profileDelete } from "./profile-delete";

/** What is taken out goes to the default profile: the store only ever puts something into another one. */
const removedTo = { type: "default" } as const;

export default defineBody("shipping-profiles", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 40 }),
      cell.word("type", { mobile: "mark" }),
      cell.date("created_at", { mobile: "note" }),
    ],
    search: true,
    sort: "name",
  },
  detail: {
    meta: [cell.word("type")],
    sections: [
      {
        id: "products",
        related: "products",
        heldIn: "products",
        hint: "shipping-profiles.hints.products",
        columns: ["title", "status", "updated_at"],
        members: { key: "products", format: "ids", movesFrom: "profiles", removedTo },
      },
      {
        id: "options",
        related: "shipping-options",
        filter: ({ id }) => ({ profile_id: id }),
        sort: "name",
        hint: "shipping-profiles.hints.options",
        members: { key: "shipping_options", format: "ids", movesFrom: "profile", removedTo },
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      name: string().check(trim(), minLength(1, "form.required")),
      type: optional(oneOf(["default", "gift_card", "custom"])),
    }),
    fields: [field.text("name", { isRequired: true, hint: "shipping-profiles.hints.name" })],
    // The store makes the other two by itself, one of each.
    defaultValues: { type: "custom" },
  },
  delete: profileDelete,
});
