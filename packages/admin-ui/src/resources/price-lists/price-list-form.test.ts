import { describe, expect, it } from "vitest";
import { priceListForm } from "./price-list-form";

const list = {
  name: "Sale",
  description: "For all",
  type: "sale",
  status: "draft",
  starts_at: "2031-01-10T08:00:00.000Z",
  ends_at: "2031-01-10T08:00:01.000Z",
  customer_groups: [],
  includes_tax: false,
};

const problemsOf = (values: object) =>
  priceListForm.schema
    .safeParse({ ...list, ...values })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("the form of a price list", () => {
  it("needs a name and a description, and an end after the start", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ name: " " })).toEqual([["name", "form.required"]]);
    expect(problemsOf({ description: "" })).toEqual([["description", "form.required"]]);
    expect(problemsOf({ ends_at: list.starts_at })).toEqual([["ends_at", "price-lists.errors.dates"]]);
    expect(problemsOf({ ends_at: null })).toEqual([]);
  });
});
