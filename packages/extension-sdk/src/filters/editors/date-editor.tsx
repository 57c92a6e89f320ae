import type { Period } from "../../dates/periods";
import { PeriodPicker } from "../../inputs/period-picker";
import type { DateFilter } from "../date";
import type { FilterEditorProps } from "../filter-kind";

/** Sets a stretch of time. */
export default function DateEditor(props: FilterEditorProps<DateFilter<string>, Period>) {
  const { label, value, onChange } = props;
  return <PeriodPicker label={label} value={value} onChange={onChange} />;
}
