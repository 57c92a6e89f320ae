import type { ReactNode } from "react";
import type { ErasedRecord } from "../records/resources";
import type { BuiltInCellKinds } from "./cell";
import type { CellOptions, CellWords } from "./cell-kind";

/**
 * Every kind of cell, and what of each a record can have. Extensions that bring kinds merge theirs in.
 *
 * @example
 * declare module "@tillhouse/extension-sdk" {
 *   interface CellKinds<Item> {
 *     rating: RatingCell<KeysOfType<Item, number>>;
 *   }
 * }
 */
export interface CellKinds<Item> extends BuiltInCellKinds<Item> {}

/**
 * A cell that draws itself. The small way out: plain values go through the builders.
 *
 * @example { id: "margin", align: "end", render: ({ metadata }) => String(metadata?.margin ?? "–") }
 */
export interface CustomCell<Item> extends CellOptions {
  /** Left out: a cell of a kind is made by the builders. */
  readonly kind?: undefined;
  /** Unique within its list; also the last part of its label's key. */
  id: string;
  /** The side of the column that it stands at; `"start"` when left out. */
  align?: "start" | "end";
  /** Draws the cell. It is called while a row is drawn: hooks belong into a component of its own. */
  render: (record: Item, words: CellWords) => ReactNode;
  /** What stands in an export; what `render` answers when left out and that is a text. */
  text?: (record: Item) => string;
}

/** Everything that can stand in a column list or in a facts section of this record, checked by the compiler. */
export type CellOf<Item> = (keyof Item & string) | CellKinds<Item>[keyof CellKinds<Item>] | CustomCell<Item>;

/** A cell whose record type is no longer known, as the screens handle it. */
export type AnyCell = CellKinds<ErasedRecord>[keyof CellKinds<ErasedRecord>] | CustomCell<unknown>;

/** The identifier of a cell within its list: the key, or the id of a custom cell. */
export function cellId(item: AnyCell): string {
  return item.kind === undefined ? item.id : item.key;
}

/** What the API sorts by when a list is sorted by this cell; `undefined` where it cannot. */
export function sortKey(item: AnyCell): string | undefined {
  if (item.sort === false) return undefined;
  return item.sort ?? (item.kind === undefined ? undefined : item.key);
}

/** Bare strings become text cells; screens work on the result. */
export function normalizeCell<Item>(item: CellOf<Item>): AnyCell {
  if (typeof item === "string") return { kind: "text", key: item };
  // The screens hand every cell a record of the resource that it was written for, so the parameter type fits again.
  return item as AnyCell;
}
