import { type FormDefinition, field } from "@tillhouse/extension-sdk";
import {
  _default,
  array,
  boolean,
  enum as choice,
  minLength,
  nullable,
  object,
  refine,
  string,
  trim,
  unknown,
} from "zod/mini";

const schema = object({
  name: string().check(trim(), minLength(1, "form.required")),
  description: string().check(trim(), minLength(1, "form.required")),
  type: choice(["sale", "override"]),
  status: choice(["draft", "active"]),
  starts_at: nullable(string()),
  ends_at: nullable(string()),
  customer_groups: array(string()),
  includes_tax: boolean(),
  // The store wants a new list to name them. They are put on it in the grid.
  prices: _default(array(unknown()), []),
}).check(
  refine(({ starts_at, ends_at }) => !starts_at || !ends_at || new Date(starts_at) < new Date(ends_at), {
    path: ["ends_at"],
    error: "price-lists.errors.dates",
  }),
);

/** The one form of a price list. Its prices are changed in the grid. */
export const priceListForm: FormDefinition<"price-lists", typeof schema> = {
  schema,
  fields: [
    field.text("name", { isRequired: true }),
    field.longText("description", { isRequired: true, hint: "price-lists.hints.description" }),
    field.choice("type", ["sale", "override"], { hint: "price-lists.hints.type" }),
    field.choice("status", ["draft", "active"], { hint: "price-lists.hints.status" }),
    field.date("starts_at", { hasTime: true, hint: "price-lists.hints.starts_at" }),
    field.date("ends_at", { hasTime: true, hint: "price-lists.hints.ends_at" }),
    field.references("customer_groups", {
      to: "customer-groups",
      format: "objects",
      hint: "price-lists.hints.customer_groups",
    }),
    field.toggle("includes_tax", {
      requires: "tax_inclusive_pricing",
      hint: "price-lists.hints.includes_tax",
    }),
  ],
  defaultValues: { type: "sale", status: "draft", customer_groups: [] },
  isMadeOf: (list, { name, description, type }) =>
    list.name === name && list.description === description && list.type === type,
  redirectToRecord: true,
};
