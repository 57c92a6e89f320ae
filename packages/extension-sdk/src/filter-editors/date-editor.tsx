import type { DateRange } from "../dates/date-ranges";
import type { DateFilter } from "../filters/date";
import type { FilterEditorProps } from "../filters/filter-kind";
import { DateRangePicker } from "../inputs/date-range-picker";

/** Sets a stretch of time. */
export default function DateEditor(props: FilterEditorProps<DateFilter<string>, DateRange>) {
  const { label, value, onChange } = props;
  return <DateRangePicker label={label} value={value} onChange={onChange} />;
}
