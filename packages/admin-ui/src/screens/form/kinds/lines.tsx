import type { LinesField } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { LinesField as LinesControl } from "../lines-field";
import type { DrawnFieldKind } from "./drawn-field";

const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Lines of a record, of which some are chosen. */
export const linesKind: DrawnFieldKind<LinesField<string>, readonly ChosenLine[]> = {
  empty: () => [],
  // Lines and limits are the record's, what is chosen of them is the person's.
  restore: (now, kept, { field, from = field }) =>
    now.map((line) => {
      const typed = kept.find(({ item_id }) => item_id === line.item_id);
      if (typed === undefined) return line;
      const { quantity, note } = typed;
      // Another form asks for reasons of its own.
      const reason = isSameText(from.reasons, field.reasons) ? typed.reason : line.reason;
      return { ...typed, ...line, quantity, reason, note };
    }),
  draw: ({ field, common, name, onChange }) => (
    <LinesControl {...common} field={field} name={name} onChange={onChange} />
  ),
  isWide: true,
};
