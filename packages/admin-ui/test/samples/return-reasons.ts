import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const returnReasons: ResourceSample<"return-reasons"> = {
  of: "return-reasons",
  api: { path: "return-reasons", singularKey: "return_reason", pluralKey: "return_reasons" },
  record: (index) => ({
    id: `rr_${index}`,
    label: `Reason ${index}.`,
    value: `reason-${index}-`,
    description: "Too small or too large",
    parent_return_reason_id: null,
    parent_return_reason: null,
    return_reason_children: [],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  payloads: {
    create: ["label", "value", "parent_return_reason_id", "description", "metadata"],
    update: ["label", "value", "description", "metadata"],
  },
  made: (payload) => ({ return_reason_children: [], ...payload }),
  values: {
    label: "Wrong colour",
    value: "wrong_colour",
    description: "Looks different",
    parent_return_reason_id: "Reason 3.",
  },
  change: { label: "Other colour" },
  rejection: { message: "Return reason with value wrong_colour already exists", field: "value" },
};
