import { forwardRef } from "react";
import { useUi } from "../../ui/base/ui-context";
import { parseNumber, readNumber } from "./parse-number";
import { TypedNumberInput, type TypedNumberProps, useWritten } from "./typed-number-input";

/** A field for a number, with its bounds, its digits and its unit. */
export interface NumberInputProps extends TypedNumberProps {
  /** Digits behind the decimal sign that are allowed; any when left out, none with `0`. */
  digits?: number;
}

/**
 * A number, typed as people in this language type it. What was typed stays as it was typed; what is no number is kept
 * on the screen, named under the field once the person leaves it, and reported as `NaN`.
 *
 * @example <NumberInput label="Weight" suffix="g" min={0} value={weight} onChange={setWeight} />
 */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(props, ref) {
  const { locale } = useUi();
  const { digits } = props;
  const write = useWritten();
  const read = (text: string) => {
    const typed = readNumber(text, locale);
    return typed && typed.fraction.length > (digits ?? typed.fraction.length)
      ? Number.NaN
      : parseNumber(text, locale);
  };
  return <TypedNumberInput {...props} ref={ref} read={read} write={write} />;
});

/**
 * A percentage from 0 to 100, unless told otherwise. 0 is 0, and not nothing.
 *
 * @example <PercentInput label="Tax rate" value={25} onChange={setRate} />
 */
export const PercentInput = forwardRef<HTMLInputElement, NumberInputProps>(function PercentInput(props, ref) {
  return <NumberInput min={0} max={100} suffix="%" {...props} ref={ref} />;
});
