import type { DateRange } from "../../dates/date-ranges";
import { DateRangePicker } from "../../inputs/date-range-picker";
import type { DateFilter } from "../date";
import type { FilterEditorProps } from "../filter-kind";

/** Sets a stretch of time. */
export default function DateEditor(props: FilterEditorProps<DateFilter<string>, DateRange>) {
  const { label, value, onChange } = props;
  return <DateRangePicker label={label} value={value} onChange={onChange} />;
}
