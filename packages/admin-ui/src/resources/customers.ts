import { cell, defineBody, field, filter, personName } from "@tillhouse/extension-sdk";
import { Copyable } from "@tillhouse/extension-sdk/ui";
import { createElement } from "react";
import { array, email, minLength, object, string, trim } from "zod/mini";

export default defineBody("customers", {
  list: {
    columns: [
      {
        id: "name",
        narrow: "lead",
        grow: 30,
        sort: "first_name",
        render: (person) => personName(person) || person.email,
      },
      cell.text("email", { narrow: "mark", grow: 36 }),
      cell.text("phone", { isMuted: true }),
      cell.yesNo("has_account"),
      cell.date("created_at", { narrow: "note" }),
    ],
    select: { fields: "id,email,first_name,last_name,phone,has_account,created_at" },
    search: true,
    sort: "-created_at",
    filters: [
      filter.reference("groups", { to: "customer-groups" }),
      filter.yesNo("has_account"),
      filter.date("created_at"),
    ],
  },
  detail: {
    select: { expand: "groups,shipping_addresses" },
    sections: [
      {
        id: "orders",
        related: "orders",
        filter: (customer) => ({ customer_id: customer.id }),
        columns: ["display_id", "created_at", "payment_status", "fulfillment_status", "total"],
      },
      {
        id: "addresses",
        rows: "shipping_addresses",
        columns: ["address_1", "postal_code", "city", cell.country("country_code"), "phone"],
      },
      {
        id: "details",
        place: "side",
        facts: [
          {
            id: "email",
            text: ({ email }) => email,
            // What is too long for a narrow column is cut at its end, and can be copied whole.
            render: ({ email }, { translate }) =>
              createElement(Copyable, { value: email, label: translate("customers.fields.email") }),
          },
          "phone",
          cell.yesNo("has_account"),
        ],
      },
      { id: "groups", place: "side", facts: [cell.records("groups", "customer-groups")] },
      { id: "metadata", place: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      email: string().check(trim(), email("form.email")),
      first_name: string().check(trim(), minLength(1, "form.required")),
      last_name: string().check(trim(), minLength(1, "form.required")),
      phone: string().check(trim()),
      password: string().check(minLength(8, "form.password")),
      groups: array(string()),
    }),
    fields: [
      field.email("email", { isRequired: true, visibleWhen: { has_account: [false] } }),
      field.text("first_name", { isRequired: true }),
      field.text("last_name", { isRequired: true }),
      field.text("phone"),
      field.password("password", { on: "create", isRequired: true, hint: "customers.hints.password" }),
      field.references("groups", { to: "customer-groups", on: "edit", as: "objects" }),
    ],
  },
});
