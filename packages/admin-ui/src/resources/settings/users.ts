import { cell, defineBody, field, filter, personName } from "@tillhouse/extension-sdk";
import { email, minLength, object, enum as oneOf, string, trim } from "zod/mini";

const roles = ["admin", "member", "developer"] as const;

export default defineBody("users", {
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
      cell.word("role", { mobile: "end" }),
      cell.date("created_at", { mobile: "note" }),
    ],
    search: true,
    sort: "email",
    filters: [filter.choice("role", roles), filter.date("created_at")],
  },
  detail: {
    meta: [cell.word("role")],
    sections: [
      {
        id: "person",
        facts: ["email", "first_name", "last_name", cell.word("role")],
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      email: string().check(trim(), email("form.email")),
      first_name: string().check(trim()),
      last_name: string().check(trim()),
      role: oneOf(roles, "form.required"),
      password: string().check(minLength(8, "form.password")),
    }),
    fields: [
      field.email("email", { mode: "create", isRequired: true }),
      field.text("first_name"),
      field.text("last_name"),
      field.choice("role", roles, { isRequired: true }),
      field.password("password", { mode: "create", isRequired: true }),
    ],
    defaultValues: { role: "member" },
  },
  delete: { confirm: "typed", when: ({ id }, { user }) => id !== user.id },
});
