import { type BadgeCellOf, badgeKind } from "./badge";
import type { AnyCellKind } from "./cell-kind";
import { type CountCellOf, countKind } from "./count";
import { type CountryCellOf, countryKind } from "./country";
import { type DateCellOf, dateKind } from "./date";
import { type MoneyCellOf, moneyKind } from "./money";
import { type NumberCellOf, numberKind } from "./number";
import { type PercentCellOf, percentKind } from "./percent";
import { type RecordCellOf, recordKind } from "./record";
import { type RecordsCellOf, recordsKind } from "./records";
import { type TextCellOf, textKind } from "./text";
import { type WordCellOf, wordKind } from "./word";
import { type YesNoCellOf, yesNoKind } from "./yes-no";

export { badge } from "./badge";
export { count } from "./count";
export { country } from "./country";
export { date } from "./date";
export { money } from "./money";
export { number } from "./number";
export { percent } from "./percent";
export { record } from "./record";
export { records } from "./records";
export { text } from "./text";
export { word } from "./word";
export { yesNo } from "./yes-no";

/** The kinds of cells that come with the contract, and what of each a record can have. */
export interface BuiltInCellKinds<Item> {
  /** A status: a word with a shape. */
  badge: BadgeCellOf<Item>;
  /** How many entries a list of the record has. */
  count: CountCellOf<Item>;
  /** A country's name, from its code. */
  country: CountryCellOf<Item>;
  /** A date and time. */
  date: DateCellOf<Item>;
  /** An amount with its currency. */
  money: MoneyCellOf<Item>;
  /** A number. */
  number: NumberCellOf<Item>;
  /** A percentage. */
  percent: PercentCellOf<Item>;
  /** Another record, as a link. */
  record: RecordCellOf<Item>;
  /** Several other records, as links. */
  records: RecordsCellOf<Item>;
  /** Text, as it is. */
  text: TextCellOf<Item>;
  /** One of a few words, without a shape. */
  word: WordCellOf<Item>;
  /** Yes or no. */
  "yes-no": YesNoCellOf<Item>;
}

/** All of them, by the names that cells say as their `kind`. @example cell.kinds.count.align // "end" */
export const kinds = {
  badge: badgeKind,
  count: countKind,
  country: countryKind,
  date: dateKind,
  money: moneyKind,
  number: numberKind,
  percent: percentKind,
  record: recordKind,
  records: recordsKind,
  text: textKind,
  word: wordKind,
  "yes-no": yesNoKind,
} satisfies Readonly<Record<keyof BuiltInCellKinds<never>, AnyCellKind>>;
