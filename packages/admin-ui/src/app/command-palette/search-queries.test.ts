import { queryOf } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../../core/registry/create-registry";
import { builtIn } from "../../testing/harness/complete-built-in";
import { searchQueriesFor } from "./search-queries";

const { resources } = createRegistry([builtIn]);

function asked(text: string, among: Iterable<AnyResource> = resources.values()) {
  return searchQueriesFor(text, among).map(({ resource, id, queries }) =>
    id === undefined
      ? `${resource.name} ${queries.map(({ limit, offset, fields, expand, order, ...rest }) => JSON.stringify(rest)).join(" ")}`
      : `${resource.name} ${id}`,
  );
}

const names = (text: string) =>
  searchQueriesFor(text, resources.values()).map(({ resource }) => resource.name);

describe("what is asked for a text", () => {
  it("is the one order of that number", () => {
    expect(asked("#1042")).toEqual(['orders {"display_id":"1042"}']);
    expect(asked(" #7 ")).toEqual(['orders {"display_id":"7"}']);
  });

  it("starts with the order of a number", () => {
    expect(asked("1042")[0]).toBe('orders {"display_id":"1042"} {"q":"1042"}');
    expect(asked("7")[0]).toBe('orders {"display_id":"7"} {"q":"7"}');
    expect(names("1042")).toContain("products");
  });

  it("is whoever has that e-mail address, and what was sent to it", () => {
    expect(names("ada@store.dk")).toEqual(["orders", "customers", "gift-cards", "users", "invites"]);
  });

  it("is the record with that id", () => {
    expect(asked("order_01M7YGD14TVDYCBEQWCN7Y2FYR")).toEqual(["orders order_01M7YGD14TVDYCBEQWCN7Y2FYR"]);
    expect(asked("prod_01M7YG9BS4E0V21WHTQ9KQNQ7C")).toEqual(["products prod_01M7YG9BS4E0V21WHTQ9KQNQ7C"]);
    expect(asked("cus_01M7YG9KG1DGG2KNKQ6XC6KC2S")).toEqual(["customers cus_01M7YG9KG1DGG2KNKQ6XC6KC2S"]);
  });

  it("is a search if no record has such ids", () => {
    expect(names("thing_01M7YGD14TVDYCBEQWCN7Y2FYR").length).toBeGreaterThan(5);
  });

  it("is a product by its complete handle, too", () => {
    expect(asked("isle-travel-flask")[0]).toBe(
      'products {"handle":"isle-travel-flask"} {"q":"isle-travel-flask"}',
    );
    expect(asked("/isle-travel-flask")[0]).toContain('{"handle":"isle-travel-flask"}');
  });

  it("is otherwise every list that can be searched, the daily ones first", () => {
    const order = names("tent");
    expect(order.slice(0, 2)).toEqual(["orders", "draft-orders"]);
    expect(order.indexOf("customers")).toBeLessThan(order.indexOf("sales-channels"));
    expect(order).not.toContain("notifications");
  });

  it("is nothing for one letter, except in Chinese", () => {
    expect([asked(""), asked("  "), asked("a"), asked("#")]).toEqual([[], [], [], []]);
    expect(asked("茶").length).toBeGreaterThan(0);
  });

  it("includes resources of extensions unless they opt out", () => {
    const reviews: AnyResource = {
      name: "reviews",
      api: { singularKey: "review", pluralKey: "reviews" },
      title: () => "",
      list: { columns: ["title"], search: true },
    };
    expect(asked("tent", [reviews])).toEqual(['reviews {"q":"tent"}']);
    expect(asked("tent", [{ ...reviews, search: false }])).toEqual([]);
    const coded = {
      ...reviews,
      search: { pattern: /^RV-\d+$/, exactMatch: (text: string) => ({ code: text }) },
    };
    expect(asked("RV-12", [...resources.values(), coded])).toEqual(['reviews {"code":"RV-12"}']);
  });

  it("is limited to a few records and the columns of their list", () => {
    const [question] = searchQueriesFor("tent", resources.values());
    expect(question?.queries?.[0]).toMatchObject({
      limit: 5,
      offset: 0,
      order: "-created_at",
      fields: queryOf(resources.get("orders")?.list?.select).fields,
    });
  });
});
