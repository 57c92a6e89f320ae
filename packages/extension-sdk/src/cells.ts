import type { ReactNode } from "react";
import type { LookName } from "./looks";
import type { KeysWith, WordKeys } from "./resources";

/**
 * Where a cell stands when a row is shown as a two-line entry on a phone: number and name, amount; marks, date.
 * A cell without a place is left out there.
 */
export type NarrowPlace = "lead" | "title" | "end" | "mark" | "second-mark" | "note";

/** What every cell may say about itself. */
export interface CellOptions {
  /** Translation key of the column head or fact; derived from resource and key when left out. */
  label?: string;
  /** The place in a two-line entry on phones. */
  narrow?: NarrowPlace;
  /** Share of the free width, in percent, for cells that may be clipped. */
  grow?: number;
}

interface KeyCell<Kind extends string, Key extends string> extends CellOptions {
  readonly kind: Kind;
  readonly key: Key;
}

/** Plain text of one key. A bare string in a column list means the same. */
export interface TextCell<Key extends string> extends KeyCell<"text", Key> {
  isMuted?: boolean;
  isCode?: boolean;
  /** Put before the value, such as `/` before a handle. */
  prefix?: string;
}
/** A date of one key (ISO 8601 UTC). */
export type DateCell<Key extends string> = KeyCell<"date", Key>;
/** A whole number of one key. */
export type NumberCell<Key extends string> = KeyCell<"number", Key>;
/** An amount of one key, in minor units of the currency that `currency` names. */
export interface MoneyCell<Key extends string, Currency extends string> extends KeyCell<"money", Key> {
  currency: Currency;
}
/** A status: a word and a shape. Its words are the translation keys `<resource>.<key>.<value>`. */
export interface BadgeCell<Key extends string, Covered extends string> extends KeyCell<"badge", Key> {
  looks: Readonly<Record<string, LookName>>;
  /** Only for the compiler: every word that the record may hold must be among the covered ones. */
  readonly covers?: (word: Covered) => void;
}

/** A cell that draws itself. The small way out: plain values go through the builders. */
export interface CustomCell<Item> extends CellOptions {
  readonly kind?: undefined;
  /** Unique within its list; also the last part of its label's key. */
  id: string;
  align?: "start" | "end";
  render: (record: Item) => ReactNode;
}

/** Everything that can stand in a column list or in a facts section of this record, checked by the compiler. */
export type CellOf<Item> =
  | (keyof Item & string)
  | TextCell<KeysWith<Item, string | number>>
  | DateCell<KeysWith<Item, string | Date>>
  | NumberCell<KeysWith<Item, number>>
  | MoneyCell<KeysWith<Item, number>, KeysWith<Item, string>>
  | { [Key in WordKeys<Item>]: BadgeCell<Key, NonNullable<Item[Key]> & string> }[WordKeys<Item>]
  | CustomCell<Item>;

/** A cell whose record type is no longer known, as the screens handle it. */
export type AnyCell =
  | TextCell<string>
  | DateCell<string>
  | NumberCell<string>
  | MoneyCell<string, string>
  | BadgeCell<string, never>
  | CustomCell<unknown>;

/** Text of `key`. @example cell("handle", { prefix: "/", isMuted: true }) */
export function cell<const Key extends string>(
  key: Key,
  options: Omit<TextCell<Key>, "kind" | "key"> = {},
): TextCell<Key> {
  return { kind: "text", key, ...options };
}

/** Date and time of `key`, in the reader's zone. @example date("created_at") */
export function date<const Key extends string>(key: Key, options: CellOptions = {}): DateCell<Key> {
  return { kind: "date", key, ...options };
}

/** A whole number of `key`, set in tabular figures at the end. @example number("quantity") */
export function number<const Key extends string>(key: Key, options: CellOptions = {}): NumberCell<Key> {
  return { kind: "number", key, ...options };
}

/**
 * An amount of `key` in minor units; `currency` is the key that holds the currency's code.
 *
 * @example money("total", "currency_code")
 */
export function money<const Key extends string, const Currency extends string>(
  key: Key,
  currency: Currency,
  options: CellOptions = {},
): MoneyCell<Key, Currency> {
  return { kind: "money", key, currency, ...options };
}

/**
 * A status of `key`: each word that the record may hold gets a look. A word that is missing does not compile.
 *
 * @example badge("status", { draft: "empty", published: "done", proposed: "proposed", rejected: "rejected" })
 */
export function badge<const Key extends string, const Looks extends Readonly<Record<string, LookName>>>(
  key: Key,
  looks: Looks,
  options: CellOptions = {},
): BadgeCell<Key, keyof Looks & string> {
  return { kind: "badge", key, looks, ...options };
}

/** The identifier of a cell within its list: the key, or the id of a custom cell. */
export function cellId(item: AnyCell): string {
  return item.kind === undefined ? item.id : item.key;
}

/** Bare strings become text cells; screens work on the result. */
export function normalizeCell<Item>(item: CellOf<Item>): AnyCell {
  if (typeof item === "string") return { kind: "text", key: item };
  // The screens hand every cell a record of the resource that it was written for, so the parameter type fits again.
  return item as AnyCell;
}
