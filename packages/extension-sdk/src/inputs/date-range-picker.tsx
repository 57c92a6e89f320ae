import { type DateRange, type RelativeDateRange, relativeDateRanges } from "../dates/date-ranges";
import { useUi } from "../ui/base/ui-context";
import { Radio } from "../ui/controls/radio";
import { TextInput } from "../ui/controls/text-input";

/** A period relative to today, or between two days. */
export interface DateRangePickerProps {
  /** Legend of the group of choices. Two pickers on a page need different ones. */
  label: string;
  /** What is chosen: a relative period or two days; `undefined` while nothing is. */
  value: DateRange | undefined;
  /** Called with each choice; with `undefined` once both days are empty. The earlier day is always `from`. */
  onChange(value: DateRange | undefined): void;
}

/** Years that nobody means: a year is typed digit by digit, and `0202` is on the way to `2026`. */
const firstYear = 1900;

function isMeant(day: string): boolean {
  return day === "" || Number(day.slice(0, 4)) >= firstYear;
}

/** Two days, the earlier one first. */
function inOrder({ from, to }: { from?: string; to?: string }): { from?: string; to?: string } {
  return from && to && to < from ? { from: to, to: from } : { from, to };
}

/**
 * A stretch of time: relative to today, or between two days.
 *
 * @example <DateRangePicker label="Created" value={period} onChange={setPeriod} />
 */
export function DateRangePicker({ label, value, onChange }: DateRangePickerProps) {
  const { translate } = useUi();
  const days = value !== undefined && !("relative" in value) ? value : {};
  const setDays = (next: { from?: string; to?: string }) => {
    const { from, to } = inOrder({ ...days, ...next });
    onChange(from || to ? { ...(from && { from }), ...(to && { to }) } : undefined);
  };
  return (
    <fieldset className="th-choices">
      <legend className="th-choices__title">{label}</legend>
      {relativeDateRanges.map((relative: RelativeDateRange) => (
        <Radio
          key={relative}
          name={label}
          value={relative}
          label={translate(`ui.period.${relative}`)}
          isChecked={value !== undefined && "relative" in value && value.relative === relative}
          onChange={() => onChange({ relative })}
        />
      ))}
      <TextInput
        type="date"
        size="small"
        label={translate("ui.period.from")}
        value={days.from ?? ""}
        onChange={({ currentTarget: { value } }) => isMeant(value) && setDays({ from: value })}
      />
      <TextInput
        type="date"
        size="small"
        label={translate("ui.period.to")}
        value={days.to ?? ""}
        onChange={({ currentTarget: { value } }) => isMeant(value) && setDays({ to: value })}
      />
    </fieldset>
  );
}
