import { expect, it } from "vitest";
import { sentQuery } from "./resource-path";

const api = { singularKey: "tax_rate", pluralKey: "tax_rates" };

it("sends names of columns and relations as they are written", () => {
  const query = { expand: "products,region", limit: 20 };
  expect(sentQuery({ api }, query)).toBe(query);
});

it("sends them as lists to an API that takes lists", () => {
  const lists = { api: { ...api, selectFormat: "list" as const } };
  expect(sentQuery(lists, { fields: "id,name", expand: "", limit: 20 })).toEqual({
    fields: ["id", "name"],
    expand: [],
    limit: 20,
  });
  expect(sentQuery(lists, { expand: ["region"] })).toEqual({ expand: ["region"] });
});
