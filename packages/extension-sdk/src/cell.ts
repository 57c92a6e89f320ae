import type {
  BadgeCell,
  CellOptions,
  CountCell,
  CountryCell,
  DateCell,
  MoneyCell,
  NumberCell,
  PercentCell,
  RecordCell,
  RecordsCell,
  TextCell,
  WordCell,
  YesNoCell,
} from "./cells";
import type { LookName } from "./looks";

/** Text of `key`. @example cell.text("handle", { prefix: "/", isMuted: true }) */
export function text<const Key extends string>(
  key: Key,
  options: Omit<TextCell<Key>, "kind" | "key"> = {},
): TextCell<Key> {
  return { kind: "text", key, ...options };
}

/** Date and time of `key`, in the reader's zone. @example cell.date("created_at") */
export function date<const Key extends string>(key: Key, options: CellOptions = {}): DateCell<Key> {
  return { kind: "date", key, ...options };
}

/** A number of `key`, set in tabular figures at the end. @example cell.number("quantity") */
export function number<const Key extends string>(key: Key, options: CellOptions = {}): NumberCell<Key> {
  return { kind: "number", key, ...options };
}

/** A percentage of `key`. @example cell.percent("tax_rate") */
export function percent<const Key extends string>(key: Key, options: CellOptions = {}): PercentCell<Key> {
  return { kind: "percent", key, ...options };
}

/** Yes or no of `key`. @example cell.yesNo("has_account") */
export function yesNo<const Key extends string>(key: Key, options: CellOptions = {}): YesNoCell<Key> {
  return { kind: "yes-no", key, ...options };
}

/** The country whose code `key` holds. @example cell.country("origin_country") */
export function country<const Key extends string>(key: Key, options: CellOptions = {}): CountryCell<Key> {
  return { kind: "country", key, ...options };
}

/**
 * An amount of `key` in minor units; `currency` is the key that holds the currency's code.
 *
 * @example cell.money("total", "currency_code")
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
 * @example cell.badge("status", { draft: "empty", published: "done", proposed: "proposed", rejected: "rejected" })
 */
export function badge<const Key extends string, const Looks extends Readonly<Record<string, LookName>>>(
  key: Key,
  looks: Looks,
  options: CellOptions = {},
): BadgeCell<Key, keyof Looks & string> {
  return { kind: "badge", key, looks, ...options };
}

/** One of a few words of `key`, in the reader's language. @example cell.word("role") */
export function word<const Key extends string>(key: Key, options: CellOptions = {}): WordCell<Key> {
  return { kind: "word", key, ...options };
}

/** The record of another resource that `key` holds. @example cell.record("collection", "collections") */
export function record<const Key extends string, const To extends string>(
  key: Key,
  to: To,
  options: CellOptions = {},
): RecordCell<Key, To> {
  return { kind: "record", key, to, sort: false, ...options };
}

/** The records of another resource that `key` holds. @example cell.records("groups", "customer-groups") */
export function records<const Key extends string, const To extends string>(
  key: Key,
  to: To,
  options: CellOptions = {},
): RecordsCell<Key, To> {
  return { kind: "records", key, to, sort: false, ...options };
}

/** How many `key` holds. @example cell.count("return_reason_children") */
export function count<const Key extends string>(key: Key, options: CellOptions = {}): CountCell<Key> {
  return { kind: "count", key, sort: false, ...options };
}
