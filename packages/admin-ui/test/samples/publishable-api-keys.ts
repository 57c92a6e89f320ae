import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const publishableApiKeys: ResourceSample<"publishable-api-keys"> = {
  of: "publishable-api-keys",
  api: {
    path: "publishable-api-keys",
    singularKey: "publishable_api_key",
    pluralKey: "publishable_api_keys",
  },
  record: (index) => ({
    id: `pk_${index}`,
    title: `Key ${index}.`,
    created_by: "usr_1",
    revoked_by: null,
    revoked_at: null,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: ["q", "order", "created_at", "updated_at", "revoked_at", "fields", "expand"],
  payloads: { create: ["title"], update: ["title"] },
  made: (payload) => ({ ...payload, revoked_at: null }),
  values: { title: "Storefront" },
  change: { title: "New storefront" },
  rejection: { message: "title must be shorter than or equal to 80 characters", field: "title" },
  answers: {
    "POST /publishable-api-keys/:id/revoke": ({ record }) => ({
      publishable_api_key: Object.assign(Object(record), {
        revoked_at: sampleDate(100),
        revoked_by: "usr_me",
      }),
    }),
  },
};
