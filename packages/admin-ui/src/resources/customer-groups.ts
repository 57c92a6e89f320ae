import { cell, defineResource, field, filter } from "@tillhouse/extension-sdk";
import { UsersRound } from "lucide-react";
import { minLength, object, string, trim } from "zod/mini";

export const customerGroups = defineResource({
  name: "customer-groups",
  route: "customers/groups",
  api: { one: "customer_group", many: "customer_groups" },
  title: (group) => group.name,
  nav: { group: "people", order: 20, icon: UsersRound, key: "r" },
  find: { idPrefix: "cgrp" },
  list: {
    columns: [
      cell.text("name", { narrow: "lead", grow: 50 }),
      cell.date("created_at", { narrow: "note" }),
      cell.date("updated_at"),
    ],
    select: { fields: "id,name,created_at,updated_at" },
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    sections: [
      {
        id: "customers",
        related: "customers",
        path: "customers",
        columns: ["name", "email", "created_at"],
        members: { path: "customers/batch", key: "customer_ids", as: "objects" },
      },
      { id: "details", place: "side", facts: [cell.date("created_at"), cell.text("id", { isCode: true })] },
      { id: "metadata", place: "side", metadata: true },
    ],
  },
  form: {
    schema: object({ name: string().check(trim(), minLength(1, "form.required")) }),
    fields: [field.text("name", { isRequired: true })],
  },
  canDelete: true,
});
