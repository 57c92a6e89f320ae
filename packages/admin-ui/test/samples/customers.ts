import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const customers: ResourceSample<"customers"> = {
  of: "customers",
  api: { path: "customers", singularKey: "customer", pluralKey: "customers" },
  record: (index) => ({
    id: `cus_${index}`,
    email: `customer-${index}-@mail.test`,
    first_name: `Ada${index}.`,
    last_name: "Berg",
    phone: "+45 33 11 00 00",
    has_account: index % 2 === 1,
    groups: [],
    shipping_addresses: [],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "has_account", "order", "groups", "created_at", "updated_at", "fields", "expand"],
  payloads: {
    create: ["email", "first_name", "last_name", "password", "phone", "metadata"],
    update: ["email", "first_name", "last_name", "phone", "password", "groups", "metadata"],
  },
  made: (payload) => ({ ...payload, has_account: true, groups: [], shipping_addresses: [] }),
  values: {
    email: "new@mail.test",
    first_name: "Nora",
    last_name: "Lind",
    phone: "+45 12",
    password: "a-long-password",
  },
  change: { first_name: "Ida", groups: ["Group 3."] },
  invalid: { values: { email: "nobody" }, field: "email" },
  rejection: { message: "A customer with the given email already has an account.", field: "email" },
};
