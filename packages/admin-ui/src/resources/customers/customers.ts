import { cell, defineBody, field, filter, personName, type RecordOf } from "@tillhouse/extension-sdk";
import { CopyableText, DateTime } from "@tillhouse/extension-sdk/ui";
import { FilePenLine } from "lucide-react";
import { createElement } from "react";
import { array, email, minLength, object, string, trim } from "zod/mini";

/** When somebody ordered last (ISO 8601 UTC). */
function lastOrder({ orders }: RecordOf<"customers">): string | undefined {
  return orders
    ?.map(({ created_at }) => String(created_at))
    .sort()
    .at(-1);
}

export default defineBody("customers", {
  list: {
    columns: [
      {
        id: "name",
        mobile: "lead",
        grow: 30,
        sort: "first_name",
        render: (person) => personName(person) || person.email,
      },
      cell.text("email", { mobile: "mark", grow: 36 }),
      // What orders there are is told by the orders themselves: the API counts none.
      cell.count("orders", { expand: "orders", mobile: "end" }),
      {
        id: "last_order",
        sort: false,
        expand: "orders",
        text: (person) => lastOrder(person) ?? "",
        render: (person) => {
          const placed = lastOrder(person);
          const when = placed ? createElement(DateTime, { value: placed, style: "list" }) : "–";
          return createElement("span", { className: placed ? "th-muted" : "th-faint" }, when);
        },
      },
      cell.date("created_at", { mobile: "note" }),
      cell.text("phone", { isMuted: true, isHidden: true }),
      cell.yesNo("has_account", { isHidden: true }),
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
      { id: "history", column: "side", load: () => import("./customer-history") },
      {
        id: "details",
        column: "side",
        facts: [
          {
            id: "email",
            text: ({ email }) => email,
            // What is too long for a narrow column is cut at its end, and can be copied whole.
            render: ({ email }, { translate }) =>
              createElement(CopyableText, { value: email, label: translate("customers.fields.email") }),
          },
          "phone",
          cell.yesNo("has_account"),
          cell.records("groups", "customer-groups"),
        ],
      },
      { id: "metadata", column: "side", metadata: true },
    ],
    noteResourceType: "customer",
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
      field.password("password", { mode: "create", isRequired: true, hint: "customers.hints.password" }),
      field.references("groups", { to: "customer-groups", mode: "edit", format: "objects" }),
    ],
  },
  actions: [
    {
      id: "draftOrder",
      icon: FilePenLine,
      isPrimary: true,
      run: {
        link: ({ id }, { href }) =>
          `${href("customers", id)}?form=new&of=draft-orders&start.customer.customer_id=${id}`,
      },
    },
  ],
});
