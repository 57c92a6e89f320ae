import { choiceKind } from "../filters/choice";
import { choicesKind } from "../filters/choices";
import { dateKind } from "../filters/date";
import type { AnyFilterKind, FilterKind, FilterValues } from "../filters/filter-kind";
import type { BuiltInFilterKinds } from "../filters/filter-types";
import { moneyKind } from "../filters/money";
import { numberKind } from "../filters/number";
import { referenceKind } from "../filters/reference";
import { textKind } from "../filters/text";
import { yesNoKind } from "../filters/yes-no";

export { choice } from "../filters/choice";
export { badge, choices } from "../filters/choices";
export { date } from "../filters/date";
export type { BuiltInFilterKinds } from "../filters/filter-types";
export { money } from "../filters/money";
export { number } from "../filters/number";
export { reference } from "../filters/reference";
export { text } from "../filters/text";
export { yesNo } from "../filters/yes-no";

/** What a kind says of its values, with the component that sets them: it stands above the definitions, as it reads records. */
function withEditor<Filter, Value>(
  values: FilterValues<Filter, Value>,
  load: FilterKind<Filter, Value>["load"],
): FilterKind<Filter, Value> {
  return { ...values, load };
}

/** All of them, by the names that filters say as their `kind`. @example filter.kinds.date.parse("last-7-days", created) */
export const kinds = {
  choice: withEditor(choiceKind, () => import("./choice-editor")),
  choices: withEditor(choicesKind, () => import("./choices-editor")),
  date: withEditor(dateKind, () => import("./date-editor")),
  money: withEditor(moneyKind, () => import("./money-editor")),
  number: withEditor(numberKind, () => import("./range-editor")),
  reference: withEditor(referenceKind, () => import("./reference-editor")),
  text: withEditor(textKind, () => import("./text-editor")),
  "yes-no": withEditor(yesNoKind, () => import("./yes-no-editor")),
} satisfies Readonly<Record<keyof BuiltInFilterKinds<never>, AnyFilterKind>>;
