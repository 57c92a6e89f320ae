import type { LinesField } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { LinesField as LinesControl } from "../lines-field";
import type { DrawnFieldKind } from "./drawn-field";

/** Lines of a record, of which some are chosen. */
export const linesKind: DrawnFieldKind<LinesField<string>, readonly ChosenLine[]> = {
  empty: () => [],
  draw: ({ field, common, name, onChange }) => (
    <LinesControl {...common} field={field} name={name} onChange={onChange} />
  ),
  isWide: true,
};
