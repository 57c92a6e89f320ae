import { type ChoiceFilterOf, choiceKind } from "./choice";
import { type ChoicesFilterOf, choicesKind } from "./choices";
import { type DateFilterOf, dateKind } from "./date";
import type { AnyFilterKind } from "./filter-kind";
import { type MoneyFilterOf, moneyKind } from "./money";
import { type NumberFilterOf, numberKind } from "./number";
import { type ReferenceFilterOf, referenceKind } from "./reference";
import { type TextFilterOf, textKind } from "./text";
import { type YesNoFilterOf, yesNoKind } from "./yes-no";

export { choice } from "./choice";
export { badge, choices } from "./choices";
export { date } from "./date";
export { money } from "./money";
export { number } from "./number";
export { reference } from "./reference";
export { text } from "./text";
export { yesNo } from "./yes-no";

/** The kinds of filters that come with the contract, and what of each a list of such records can have. */
export interface BuiltInFilterKinds<Item> {
  /** One of a few words. */
  choice: ChoiceFilterOf<Item>;
  /** Several of a few words. */
  choices: ChoicesFilterOf<Item>;
  /** A range of days. */
  date: DateFilterOf<Item>;
  /** A range of amounts, in minor units. */
  money: MoneyFilterOf<Item>;
  /** A range of numbers. */
  number: NumberFilterOf<Item>;
  /** Records of another resource, by their ids. */
  reference: ReferenceFilterOf<Item>;
  /** A text that the value has to equal. */
  text: TextFilterOf<Item>;
  /** Yes or no. */
  "yes-no": YesNoFilterOf<Item>;
}

/** All of them, by the names that filters say as their `kind`. @example filter.kinds.date.parse("last-7-days", created) */
export const kinds = {
  choice: choiceKind,
  choices: choicesKind,
  date: dateKind,
  money: moneyKind,
  number: numberKind,
  reference: referenceKind,
  text: textKind,
  "yes-no": yesNoKind,
} satisfies Readonly<Record<keyof BuiltInFilterKinds<never>, AnyFilterKind>>;
