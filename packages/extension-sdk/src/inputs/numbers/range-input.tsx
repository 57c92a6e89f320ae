import { useEffect, useRef, useState } from "react";
import type { NumberRange } from "../../format/number-range";
import { useUi } from "../../ui/base/ui-context";
import { Field, type FieldText } from "../../ui/controls/field";
import { MoneyInput } from "./money-input";
import { NumberInput } from "./number-input";

/** A field for the ends of a range of numbers or of amounts. */
export interface RangeInputProps extends FieldText {
  /** Amounts in minor units where there is a currency. */
  value: NumberRange | undefined;
  /** Called with ranges only that can be asked for: both ends can be read, and the first is not above the last. */
  onChange(value: NumberRange | undefined): void;
  /** Makes the ends amounts of this currency. */
  currencyCode?: string;
  /** Digits behind the decimal sign; any when left out. */
  digits?: number;
  /** Put after the values: `kg`. */
  suffix?: string;
  /** 40 px, or 32 px with `small`, for toolbars. Left out: 40 px. */
  size?: "default" | "small";
  /** Neither end can be typed. */
  disabled?: boolean;
  /** The label of the range is read aloud only, and not shown. */
  isLabelHidden?: boolean;
}

const isSame = (left: NumberRange | undefined, right: NumberRange | undefined) =>
  left?.from === right?.from && left?.to === right?.to;

/**
 * From one number to another, for filters.
 *
 * @example <RangeInput label="Total" currencyCode="dkk" value={{ from: 10000 }} onChange={setRange} />
 */
export function RangeInput(props: RangeInputProps) {
  const { value, onChange, currencyCode, digits, suffix, size, disabled } = props;
  const { label, isRequired, hint, note, errors, name, isChanged, tooltip, isLabelHidden } = props;
  const { translate } = useUi();
  const [range, setRange] = useState<NumberRange>(value ?? {});
  const reported = useRef(value);
  useEffect(() => {
    if (isSame(value, reported.current)) return;
    reported.current = value;
    setRange(value ?? {});
  }, [value]);
  const isTurned = ({ from, to }: NumberRange) => from !== undefined && to !== undefined && from > to;
  const set = (end: keyof NumberRange, number: number | null) => {
    const next: NumberRange = { ...range };
    if (number === null) delete next[end];
    else next[end] = number;
    setRange(next);
    if (Object.values(next).some(Number.isNaN) || isTurned(next)) return;
    reported.current = Object.keys(next).length === 0 ? undefined : next;
    onChange(reported.current);
  };
  const end = (name: keyof NumberRange) => {
    const common = {
      label: translate(`ui.range.${name}`),
      size,
      disabled,
      value: range[name] ?? null,
      onChange: (number: number | null) => set(name, number),
      errors: name === "to" && isTurned(range) ? [translate("ui.range.turned")] : undefined,
    };
    return currencyCode === undefined ? (
      <NumberInput {...common} digits={digits} suffix={suffix} />
    ) : (
      <MoneyInput {...common} currencyCode={currencyCode} />
    );
  };
  return (
    <Field {...{ label, isRequired, hint, note, errors, name, isChanged, tooltip, isLabelHidden }}>
      <div className="th-range">
        {end("from")}
        {end("to")}
      </div>
    </Field>
  );
}
