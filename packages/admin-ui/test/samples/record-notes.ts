import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const calls = "packages/admin-ui/src/resources/record-notes.test.ts";

export const recordNotes: ResourceSample<"record-notes"> = {
  of: "record-notes",
  api: { path: "notes", singularKey: "note", pluralKey: "notes" },
  record: (index) => ({
    id: `note_${index}`,
    value: `Note ${index}.`,
    resource_type: "order",
    resource_id: `order_${index}`,
    author_id: index % 2 === 0 ? "usr_me" : "usr_other",
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["resource_id", "resource_type"],
  elsewhere: { change: calls, remove: calls },
};
