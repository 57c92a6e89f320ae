import { type CustomFieldProps, useHost } from "@tillhouse/extension-sdk";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Field } from "@tillhouse/extension-sdk/ui";
import { type Duration, durationUnits, noDuration, readDuration, writeDuration } from "./duration";

/** How long a code holds, asked part by part. The store keeps it as an ISO 8601 duration. */
export default function DurationField({ value, onChange, onBlur, ...text }: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  const parts = readDuration(value) ?? noDuration;
  const set = (unit: keyof Duration, count: number | null) => {
    // What is no number is not taken: the field says so, and the rest stays.
    if (Number.isNaN(count)) return;
    onChange(writeDuration({ ...parts, [unit]: count ?? 0 }));
  };
  return (
    <Field {...text}>
      <div className="th-row th-row--wrap">
        {durationUnits.map((unit) => (
          <NumberInput
            key={unit}
            label={translate(`discounts.durationUnits.${unit}`)}
            digits={0}
            min={0}
            max={9999}
            step={1}
            value={parts[unit] === 0 ? null : parts[unit]}
            onChange={(count) => set(unit, count)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </Field>
  );
}
