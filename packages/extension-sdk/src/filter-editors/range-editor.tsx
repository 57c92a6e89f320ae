import type { FilterEditorProps } from "../filters/filter-kind";
import type { NumberRange } from "../format/number-range";
import { RangeInput } from "../inputs/numbers/range-input";
import { useSettling } from "./use-settling";

/** What {@link RangeEditor} takes. */
export interface RangeEditorProps
  extends Pick<FilterEditorProps<unknown, NumberRange>, "label" | "value" | "onChange"> {
  /** Makes the ends amounts of this currency. */
  currencyCode?: string;
}

/** Sets a range, after a pause in typing. */
export default function RangeEditor({ label, value, onChange, currencyCode }: RangeEditorProps) {
  return (
    <RangeInput
      size="small"
      label={label}
      value={value}
      onChange={useSettling(onChange)}
      currencyCode={currencyCode}
    />
  );
}
