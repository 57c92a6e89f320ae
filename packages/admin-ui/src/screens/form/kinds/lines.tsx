import { type LineSelection, restoreLines } from "@tillhouse/extension-sdk/inputs";
import type { LinesField } from "@tillhouse/extension-sdk/internal";
import { LinesField as LinesControl } from "../controls/lines-field";
import type { DrawnFieldKind } from "./drawn-field";

const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Lines of a record, of which some are chosen. */
export const linesKind: DrawnFieldKind<LinesField<string>, readonly LineSelection[]> = {
  empty: () => [],
  restore: (now, kept, { field, from = field }) => {
    const lines = restoreLines(now, kept);
    if (isSameText(from.reasons, field.reasons)) return lines;
    // Another form asks for reasons of its own.
    return lines.map((line, index) => ({ ...line, reason: now[index]?.reason }));
  },
  draw: ({ field, common, name, onChange }) => (
    <LinesControl {...common} field={field} name={name} onChange={onChange} />
  ),
  isWide: true,
};
