import type { BadgeCell } from "./cells";
import type {
  ChoiceFilter,
  ChoicesFilter,
  DateFilter,
  FilterOptions,
  MoneyFilter,
  NumberFilter,
  ReferenceFilter,
  TextFilter,
  YesNoFilter,
} from "./filters";

/** One of a few words of `key`. A word that the record cannot hold does not compile. @example filter.choice("role", ["admin", "member"]) */
export function choice<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: FilterOptions = {},
): ChoiceFilter<Key, Word> {
  return { kind: "choice", key, options, ...settings };
}

/**
 * Several of a few words of `key`. A word that the record cannot hold does not compile.
 *
 * @example filter.choices("payment_status", ["awaiting", "captured"])
 */
export function choices<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: FilterOptions = {},
): ChoicesFilter<Key, Word> {
  return { kind: "choices", key, options, ...settings };
}

/**
 * Several of the words that a badge gives a look, in its order: a list shows a state and narrows by it in the same words.
 *
 * @example
 * const status = cell.badge("status", { draft: "empty", published: "done" });
 * const list = { columns: [status], filters: [filter.badge(status)] };
 */
export function badge<const Key extends string, const Word extends string>(
  { key, looks }: BadgeCell<Key, Word>,
  settings: FilterOptions = {},
): ChoicesFilter<Key, Word> {
  // A badge has a look for each word that it covers, and for no other.
  return { kind: "choices", key, options: Object.keys(looks) as Word[], ...settings };
}

/** A stretch of time: today, the last 7 days, between two days. @example filter.date("created_at") */
export function date<const Key extends string>(key: Key, options: FilterOptions = {}): DateFilter<Key> {
  return { kind: "date", key, ...options };
}

/** A range of numbers. @example filter.number("quantity") */
export function number<const Key extends string>(key: Key, options: FilterOptions = {}): NumberFilter<Key> {
  return { kind: "number", key, ...options };
}

/** A range of amounts. @example filter.money("total", { currency: "eur" }) */
export function money<const Key extends string>(
  key: Key,
  options: FilterOptions & { currency?: string } = {},
): MoneyFilter<Key> {
  return { kind: "money", key, ...options };
}

/** Records of another resource. @example filter.reference("groups", { to: "customer-groups" }) */
export function reference<const Key extends string, const To extends string>(
  key: Key,
  options: FilterOptions & { to: To; isSingle?: boolean },
): ReferenceFilter<Key, To> {
  return { kind: "reference", key, ...options };
}

/** A text that the API compares with the whole value. @example filter.text("event_name") */
export function text<const Key extends string>(key: Key, options: FilterOptions = {}): TextFilter<Key> {
  return { kind: "text", key, ...options };
}

/** Yes or no. @example filter.yesNo("has_account") */
export function yesNo<const Key extends string>(key: Key, options: FilterOptions = {}): YesNoFilter<Key> {
  return { kind: "yes-no", key, ...options };
}
