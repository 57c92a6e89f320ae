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
  badge: BadgeCellOf<Item>;
  count: CountCellOf<Item>;
  country: CountryCellOf<Item>;
  date: DateCellOf<Item>;
  money: MoneyCellOf<Item>;
  number: NumberCellOf<Item>;
  percent: PercentCellOf<Item>;
  record: RecordCellOf<Item>;
  records: RecordsCellOf<Item>;
  text: TextCellOf<Item>;
  word: WordCellOf<Item>;
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
