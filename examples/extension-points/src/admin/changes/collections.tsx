import { type Change, extendResource, field, wrap } from "@tillhouse/extension-sdk";
import { maxLength, object, enum as oneOf, optional, string } from "zod/mini";

/** A note at the store's own endpoint for notes: values of a form that are no part of the record. */
interface Notes {
  notes: { id: string; value: string }[];
}

/** What the workshop changes about collections. */
export const collectionChanges: readonly Change[] = [
  // Two fields in the admin's own form: same check, same draft, same save. They are kept in the collection's metadata.
  extendResource("collections", {
    fields: {
      schema: object({
        season: optional(oneOf(["summer", "winter"])),
        shelf: string().check(maxLength(8, "care.shelfTooLong")),
      }),
      fields: [
        field.choice("season", ["summer", "winter"], { after: "title" }),
        field.text("shelf", { after: "handle", hint: "care.shelfHint" }),
      ],
      defaultValues: { shelf: "A1" },
      store: "metadata",
    },
  }),
  // A field whose value lives at an endpoint: read when the form opens, written after the record was saved.
  extendResource("collections", {
    fields: {
      schema: object({ remark: string() }),
      fields: [field.longText("remark")],
      store: {
        read: async (collection, { client }) => {
          const { notes } = await client.admin.custom.get<Notes>("/notes", {
            resource_id: collection.id,
            limit: 1,
          });
          return { remark: notes[0]?.value ?? "" };
        },
        write: async ({ remark }, collection, { client }) => {
          const { notes } = await client.admin.custom.get<Notes>("/notes", {
            resource_id: collection.id,
            limit: 1,
          });
          const [first] = notes;
          if (first !== undefined) return client.admin.custom.post(`/notes/${first.id}`, { value: remark });
          if (remark === "") return undefined;
          return client.admin.custom.post("/notes", {
            resource_id: collection.id,
            resource_type: "collection",
            value: remark,
          });
        },
      },
    },
  }),
  wrap("collections.fields.handle", { load: () => import("../parts/handle-with-preview") }),
  // Around what the admin does: a question to the workshop's own rules before something is deleted.
  wrap("collections.actions.delete", {
    run: async ({ host }, original) => {
      await original();
      host.notify.info("The workshop has taken the shelf down");
    },
  }),
];
