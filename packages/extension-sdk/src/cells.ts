import type { ReactNode } from "react";
import type { Needs } from "./feature-flags";
import type { LookName } from "./looks";
import type { Part } from "./part";
import type { KeysWith, RecordOf, ResourceName, WordKeys } from "./resources";

/**
 * Where a cell stands when a row is shown as a two-line entry on a phone: number and name, amount; marks, date.
 * A cell without a place is left out there.
 */
export type NarrowPlace = "lead" | "title" | "end" | "mark" | "second-mark" | "note";

/** What every cell may say about itself. */
export interface CellOptions extends Part {
  /** Translation key of the column head or fact; derived from resource and key when left out. */
  label?: string;
  /** The place in a two-line entry on phones. */
  narrow?: NarrowPlace;
  /** Share of the free width, in percent, for cells that may be clipped. */
  grow?: number;
  /** What the API calls this column when it sorts by it; its key when left out. `false` where it cannot sort by it. */
  sort?: string | false;
  /** Not shown until the person picks it in the column settings. */
  isHidden?: boolean;
  /** Relations that the list asks for only while this column is shown, comma-separated: what is dear for every row. */
  expand?: string;
  /** May be edited in its row: the form's field of the same key opens in its place. */
  canEdit?: boolean;
  /** What the store must have for it, such as `sales_channels`; it is left out where that is missing. */
  needs?: Needs;
}

interface KeyCell<Kind extends string, Key extends string> extends CellOptions {
  /** Only for the compiler: a cell is not to be mistaken for what has the same kind in another place. */
  readonly place?: "cell";
  readonly kind: Kind;
  readonly key: Key;
}

/** Plain text of one key. A bare string in a column list means the same. */
export interface TextCell<Key extends string> extends KeyCell<"text", Key> {
  isMuted?: boolean;
  /** In monospace and with a copy mark: identifiers, codes. */
  isCode?: boolean;
  /** Masked until the person asks to see it; can be copied unseen. */
  isSecret?: boolean;
  /** Put before the value, such as `/` before a handle. */
  prefix?: string;
}
/** A date of one key (ISO 8601 UTC). */
export type DateCell<Key extends string> = KeyCell<"date", Key>;
/** A number of one key. */
export type NumberCell<Key extends string> = KeyCell<"number", Key>;
/** A number of one key that is a percentage, from 0 to 100. */
export type PercentCell<Key extends string> = KeyCell<"percent", Key>;
/** A key that is true or false. */
export type YesNoCell<Key extends string> = KeyCell<"yes-no", Key>;
/** The code of a country (ISO 3166 alpha-2), shown by its name. */
export type CountryCell<Key extends string> = KeyCell<"country", Key>;
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
/** One of a few words without a look, such as a role. Its words are the translation keys `<resource>.<key>.<value>`. */
export type WordCell<Key extends string> = KeyCell<"word", Key>;
/** Another record that this one holds, by its title and as a link. */
export interface RecordCell<Key extends string, To extends string> extends KeyCell<"record", Key> {
  to: To;
}
/** Several other records that this one holds, by their titles. */
export interface RecordsCell<Key extends string, To extends string> extends KeyCell<"records", Key> {
  to: To;
}
/** How many the list of one key holds. */
export type CountCell<Key extends string> = KeyCell<"count", Key>;

/** A cell that draws itself. The small way out: plain values go through the builders. */
export interface CustomCell<Item> extends CellOptions {
  readonly kind?: undefined;
  /** Unique within its list; also the last part of its label's key. */
  id: string;
  align?: "start" | "end";
  render: (record: Item) => ReactNode;
  /** What stands in an export; what `render` answers when left out and that is a text. */
  text?: (record: Item) => string;
}

/** Everything that can stand in a column list or in a facts section of this record, checked by the compiler. */
export type CellOf<Item> =
  | (keyof Item & string)
  | TextCell<KeysWith<Item, string | number>>
  | DateCell<KeysWith<Item, string | Date>>
  | NumberCell<KeysWith<Item, number>>
  | PercentCell<KeysWith<Item, number>>
  | YesNoCell<KeysWith<Item, boolean>>
  | CountryCell<KeysWith<Item, string>>
  | MoneyCell<KeysWith<Item, number>, KeysWith<Item, string>>
  | { [Key in WordKeys<Item>]: BadgeCell<Key, NonNullable<Item[Key]> & string> }[WordKeys<Item>]
  | WordCell<WordKeys<Item>>
  | { [To in ResourceName]: RecordCell<KeysWith<Item, RecordOf<To>>, To> }[ResourceName]
  | { [To in ResourceName]: RecordsCell<KeysWith<Item, readonly RecordOf<To>[]>, To> }[ResourceName]
  | CountCell<KeysWith<Item, readonly unknown[]>>
  | CustomCell<Item>;

/** A cell whose record type is no longer known, as the screens handle it. */
export type AnyCell =
  | TextCell<string>
  | DateCell<string>
  | NumberCell<string>
  | PercentCell<string>
  | YesNoCell<string>
  | CountryCell<string>
  | MoneyCell<string, string>
  | BadgeCell<string, never>
  | WordCell<string>
  | RecordCell<string, string>
  | RecordsCell<string, string>
  | CountCell<string>
  | CustomCell<unknown>;

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
