import { forwardRef, useEffect, useState } from "react";
import { minorUnitDigits } from "../money";
import { TextInput, type TextInputProps } from "../ui/text-input";
import { useUi } from "../ui/ui-context";
import { fractionDigits, parseNumber, typedNumber } from "./parse-number";

/** Props of {@link NumberInput}. */
export interface NumberInputProps
  extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "type" | "isNumeric" | "steppers"> {
  /** `null` while empty. `NaN` stands for a text that is no number: it stays on the screen and must not be saved. */
  value: number | null;
  onChange(value: number | null): void;
  /** Digits behind the decimal sign that are allowed; any when left out. */
  digits?: number;
}

/**
 * A number, typed as people in this language type it. What was typed stays as it was typed.
 *
 * @example <NumberInput label="Weight" suffix="g" value={weight} onChange={setWeight} />
 */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { value, onChange, digits, ...props },
  ref,
) {
  const { locale } = useUi();
  const [text, setText] = useState(() =>
    value === null || Number.isNaN(value) ? "" : typedNumber(value, locale),
  );
  const read = (typed: string) =>
    digits !== undefined && fractionDigits(typed, locale) > digits ? Number.NaN : parseNumber(typed, locale);
  const shown = read(text);
  // The value was set from elsewhere: taken from a draft, emptied, merged.
  useEffect(() => {
    if (!Object.is(value, shown))
      setText(value === null || Number.isNaN(value) ? "" : typedNumber(value, locale));
  }, [value, shown, locale]);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      ref={ref}
      isNumeric
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
    />
  );
});

/** Props of {@link MoneyInput}. */
export interface MoneyInputProps extends Omit<NumberInputProps, "digits" | "suffix"> {
  /** Integer in minor units of the currency; `null` while empty. */
  value: number | null;
  /** ISO 4217 in small letters, as the API spells it. */
  currencyCode: string;
}

/**
 * An amount. It is typed with the currency's own digits (`12.50` euros, `1250` yen) and kept in minor units.
 *
 * @example <MoneyInput label="Price" currencyCode="eur" value={1250} onChange={setAmount} />
 */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  { value, onChange, currencyCode, ...props },
  ref,
) {
  const digits = minorUnitDigits(currencyCode);
  const factor = 10 ** digits;
  return (
    <NumberInput
      {...props}
      ref={ref}
      digits={digits}
      suffix={currencyCode.toUpperCase()}
      value={value === null ? null : value / factor}
      onChange={(major) => onChange(major === null ? null : Math.round(major * factor))}
    />
  );
});

/** A percentage. @example <PercentInput label="Tax rate" value={25} onChange={setRate} /> */
export const PercentInput = forwardRef<HTMLInputElement, NumberInputProps>(function PercentInput(props, ref) {
  return <NumberInput {...props} ref={ref} suffix="%" />;
});
