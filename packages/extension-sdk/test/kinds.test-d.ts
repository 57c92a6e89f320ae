// Kinds: the maps have all of them, and an extension's kinds join the vocabulary. A line under a @ts-expect-error must not compile.
import { number, object } from "zod/mini";
import type { AnyCellKind } from "../src/cells/cell-kind";
import type { AnyFilterKind } from "../src/filters/filter-kind";
import type { KeysOfType } from "../src/index";
import { type CellKind, cell, defineExtension, defineResource, type FieldKind, type FilterKind, filter, type KeyCell, type KeyField, type KeyFilter } from "../src/index";
import type { BuiltInFieldKinds } from "../src/internal";

// A kind that the map lacks does not compile, and neither does one that lacks a part.
const { date: dateFilter, ...otherFilters } = filter.kinds;
// @ts-expect-error there is no kind for dates
const filters: Record<keyof typeof filter.kinds, AnyFilterKind> = otherFilters;
const { date: dateCell, ...otherCells } = cell.kinds;
// @ts-expect-error there is no kind for dates
const cells: Record<keyof typeof cell.kinds, AnyCellKind> = otherCells;
const { parse, ...unread } = dateFilter;
// @ts-expect-error nothing is read from an address
const unreadable: AnyFilterKind = unread;
// @ts-expect-error the form has more kinds
const names: Record<keyof BuiltInFieldKinds<never>, true> = { text: true };

export { cells, dateCell, filters, names, parse, unreadable };

// What an extension brings.
type StarsFilter<Key extends string> = KeyFilter<"stars", Key>;
type StarsCell<Key extends string> = KeyCell<"stars", Key> & { most?: number };
type StarsField<Key extends string> = KeyField<"stars", Key>;
declare module "../src/filters/filter-types" {
  interface FilterKinds<Item> {
    stars: StarsFilter<KeysOfType<Item, number>>;
  }
}
declare module "../src/cells/cell-types" {
  interface CellKinds<Item> {
    stars: StarsCell<KeysOfType<Item, number>>;
  }
}
declare module "../src/fields/field-types" {
  interface FieldKinds<Values> {
    stars: StarsField<KeysOfType<Values, number>>;
  }
}
const starsFilter: FilterKind<StarsFilter<string>, number> = {
  parse: (text) => Number(text),
  serialize: String,
  describe: (value) => "★".repeat(value),
  load: async () => ({ default: ({ value, filter: { key } }) => `${key} ${value ?? 0}` }),
  sample: () => 3,
};
const starsCell: CellKind<StarsCell<string>> = { draw: (value, { most = 5 }) => `${value} of ${most}` };
const starsField: FieldKind<StarsField<string>, number> = {
  empty: () => 0,
  load: async () => ({ default: ({ value, field: { key } }) => `${key} ${value + 1}` }),
};
defineExtension({ id: "stars", kinds: { filters: { stars: starsFilter }, cells: { stars: starsCell }, fields: { stars: starsField } } });
// @ts-expect-error a kind of cells is none of filters
defineExtension({ id: "stars", kinds: { filters: { stars: starsCell } } });
// @ts-expect-error there are no kinds of pages
defineExtension({ id: "stars", kinds: { pages: {} } });

const variants = { name: "variants", api: { singularKey: "variant", pluralKey: "variants" }, title: () => "" } as const;
defineResource({
  ...variants,
  list: { columns: [{ kind: "stars", key: "inventory_quantity", most: 10 }], filters: [{ kind: "stars", key: "inventory_quantity" }] },
  form: { schema: object({ inventory_quantity: number() }), fields: [{ kind: "stars", key: "inventory_quantity" }] },
});
// @ts-expect-error a title has no number of stars
defineResource({ ...variants, list: { columns: [{ kind: "stars", key: "title" }] } });
// @ts-expect-error nobody brings such a kind
defineResource({ ...variants, list: { columns: [], filters: [{ kind: "moons", key: "inventory_quantity" }] } });
