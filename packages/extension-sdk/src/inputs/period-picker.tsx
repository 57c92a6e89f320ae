import { type Period, type RelativePeriod, relativePeriods } from "../periods";
import { Radio } from "../ui/radio";
import { TextInput } from "../ui/text-input";
import { useUi } from "../ui/ui-context";

/** Props of {@link PeriodPicker}. */
export interface PeriodPickerProps {
  label: string;
  value: Period | undefined;
  onChange(value: Period | undefined): void;
}

/** A stretch of time: relative to today, or between two days. */
export function PeriodPicker({ label, value, onChange }: PeriodPickerProps) {
  const { translate } = useUi();
  const days = value !== undefined && !("relative" in value) ? value : {};
  const setDays = (next: { from?: string; to?: string }) => {
    const { from, to } = { ...days, ...next };
    onChange(from || to ? { ...(from && { from }), ...(to && { to }) } : undefined);
  };
  return (
    <fieldset className="th-choices">
      <legend className="th-choices__title">{label}</legend>
      {relativePeriods.map((relative: RelativePeriod) => (
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
        max={days.to}
        onChange={(event) => setDays({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="small"
        label={translate("ui.period.to")}
        value={days.to ?? ""}
        min={days.from}
        onChange={(event) => setDays({ to: event.currentTarget.value })}
      />
    </fieldset>
  );
}
