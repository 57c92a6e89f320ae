import type { AlternativesField } from "@tillhouse/extension-sdk/internal";
import { AlternativesField as AlternativesControl } from "../controls/alternatives-field";
import type { DrawnFieldKind } from "./drawn-field";

/** Which of several actions it is. */
export const alternativesKind: DrawnFieldKind<AlternativesField<string>, string> = {
  empty: () => "",
  draw: ({ field, common, value, inputRef }) => (
    <AlternativesControl {...common} field={field} value={String(value)} inputRef={inputRef} />
  ),
  isWide: true,
};
