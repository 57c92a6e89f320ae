import { type AnySample, sampleDate } from "@tillhouse/extension-sdk/testing";

/** The notes of the example extension in examples/extension-resource. */
export const notes: AnySample = {
  of: "notes",
  api: { path: "notes", singularKey: "note", pluralKey: "notes" },
  record: (index) => ({
    id: `note_${index}`,
    value: `Note ${index}.`,
    resource_id: `order_${index}`,
    resource_type: "order",
    author: { email: "person@store.test", first_name: "Pat", last_name: null },
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: ["resource_id"],
  payloads: { create: ["resource_id", "resource_type", "value"], update: ["value"] },
  values: { resource_id: "#1044", value: "Ring the bell twice" },
  change: { value: "Ring the bell once" },
  rejection: { message: "value must be shorter", field: "value" },
  actions: { append: { addition: "Mind the dog" } },
  cannotTell: ["append"],
};
