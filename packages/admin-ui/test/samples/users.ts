import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

/** The last of them is the person who is signed in, as the store in memory has them: nobody deletes oneself. */
const oneself = { id: "usr_me", email: "person@store.test", first_name: "Pat", last_name: "Person" };

export const users: ResourceSample<"users"> = {
  of: "users",
  api: { path: "users", singularKey: "user", pluralKey: "users" },
  record: (index) => ({
    id: `usr_${index}`,
    email: `person-${index}-@store.test`,
    first_name: `Kai${index}.`,
    last_name: "Holm",
    role: "member",
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
    ...(index === 44 && oneself),
  }),
  // The published types do not know `role`; the store does.
  queries: [
    "q",
    "id",
    "email",
    "first_name",
    "last_name",
    "role",
    "order",
    "created_at",
    "updated_at",
    "deleted_at",
    "fields",
  ],
  payloads: {
    create: ["email", "first_name", "last_name", "role", "password"],
    update: ["first_name", "last_name", "role", "api_token", "metadata"],
  },
  values: {
    email: "new@store.test",
    first_name: "Mia",
    last_name: "Krog",
    role: "admin",
    password: "a-long-password",
  },
  change: { first_name: "Lea", role: "developer" },
  invalid: { values: { email: "nobody" }, field: "email" },
  rejection: { message: "A user with the email new@store.test already exists", field: "email" },
};
