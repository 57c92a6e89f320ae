import { describe, expect, it } from "vitest";
import { badge as badgeCell } from "../cells/badge";
import { AdminError } from "../errors/errors";
import type { AnyFilter } from "../filters/filter-types";
import * as filter from "./filter";
import { filterKindOf } from "./filter-kind-of";

/** One filter of each kind, what it asks the store for its sample, that in words, and what it reads from an address as nothing. */
const cases = {
  choice: {
    filter: filter.choice("role", ["admin", "member"]),
    query: "admin",
    words: "orders.role.admin",
    nonsense: ["owner", ""],
  },
  choices: {
    filter: filter.choices("status", ["draft", "published", "rejected"]),
    query: ["draft", "published"],
    words: "orders.status.draft, orders.status.published",
    nonsense: ["gone", ",", ""],
  },
  date: {
    filter: filter.date("created_at"),
    query: { gte: "2026-01-05T00:00:00.000Z", lt: "2026-01-09T00:00:00.000Z" },
    words: "5 Jan 2026 – 8 Jan 2026",
    nonsense: ["soon", "2026-02-31..", ".."],
  },
  money: {
    filter: filter.money("total"),
    query: { gte: 1, lte: 5 },
    words: "0.01 EUR – 0.05 EUR",
    nonsense: ["..", "3", "5..1", "a..b"],
  },
  number: {
    filter: filter.number("rank"),
    query: { gte: 1, lte: 5 },
    words: "1 – 5",
    nonsense: ["..", "3", "5..1", "a..b"],
  },
  reference: {
    filter: filter.reference("groups", { to: "customer-groups" }),
    query: ["customer-groups-1"],
    words: "Title",
    nonsense: [",", ""],
  },
  text: { filter: filter.text("event_name"), query: "word", words: "word", nonsense: ["", "  "] },
  "yes-no": { filter: filter.yesNo("has_account"), query: true, words: "value.yes", nonsense: ["maybe", ""] },
} satisfies Record<
  keyof typeof filter.kinds,
  { filter: AnyFilter; query: unknown; words: string; nonsense: string[] }
>;

const ids = (resource: string) => [`${resource}-1`, `${resource}-2`];

describe.each(Object.entries(cases))(
  "filters of the kind %s",
  (name, { filter: given, query, words, nonsense }) => {
    const kind = filterKindOf(given);
    const sample = kind.sample(given, ids);

    it("are made with that kind", () => expect(given.kind).toBe(name));

    it("read what they write into a URL", () => {
      const text = kind.serialize(sample, given);
      expect(text).not.toBe("");
      expect(kind.parse(text, given)).toEqual(sample);
    });

    it("ask the store in the API's own shape", () => {
      const asked =
        kind.toQuery === undefined ? sample : kind.toQuery(sample, given, { timeZone: "UTC", locale: "en" });
      expect(asked).toEqual(query);
    });

    it.each(nonsense)("ignore %j", (text) => expect(kind.parse(text, given)).toBeUndefined());

    it("read each value that they offer from its URL", () => {
      for (const choice of kind.choices?.(given) ?? [])
        expect(kind.parse(kind.serialize(choice, given), given)).toEqual(choice);
    });

    it("say in words what they are set to", () => {
      const translate = (key: string) => key;
      const context = { resource: "orders", translate, locale: "en", store: undefined, titles: ["Title"] };
      expect(kind.describe(sample, given, context)).toBe(words);
    });

    it("have a component that sets them", async () => {
      expect((await kind.load()).default).toBeTypeOf("function");
    });
  },
);

it("narrows by the words of a badge in their order", () => {
  const status = badgeCell("status", { draft: "empty", published: "done" }, { label: "shown" });
  expect(filter.badge(status)).toEqual({ kind: "choices", key: "status", options: ["draft", "published"] });
  expect(filter.badge(status, { label: "state" }).label).toBe("state");
});

it("sends one id if the API takes no list", () => {
  const { toQuery } = filter.kinds.reference;
  expect(toQuery?.(["a"], filter.reference("region_id", { to: "regions", isSingle: true }))).toBe("a");
});

it("names an unknown kind of filter", () => {
  expect(() => filterKindOf({ kind: "rating", key: "score" })).toThrow(
    new AdminError(
      "config",
      'There is no filter of the kind "rating". Is the extension that brings it installed?',
    ),
  );
  expect(() => filterKindOf({ kind: "constructor", key: "score" })).toThrow("constructor");
});
