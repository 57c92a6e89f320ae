import { forwardRef, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useUi } from "../../ui/base/ui-context";
import { fieldErrors } from "../../ui/controls/field-errors";
import { TextInput, type TextInputProps } from "../../ui/controls/text-input";
import { formatForInput, readNumber } from "./parse-number";

/** What inputs for numbers have in common. */
export interface TypedNumberProps
  extends Omit<
    TextInputProps,
    | "value"
    | "defaultValue"
    | "onChange"
    | "onInvalid"
    | "type"
    | "isNumeric"
    | "steppers"
    | "min"
    | "max"
    | "step"
  > {
  /** `null` while empty. `NaN` stands for a text that cannot be saved: it stays on the screen. */
  value: number | null;
  /** Called with each change: `null` once empty, `NaN` for a text that is no number or beyond the limits. */
  onChange(value: number | null): void;
  /** Called beside `onChange(NaN)` with the text that cannot be read. */
  onInvalid?(text: string): void;
  /** The least value that can be saved. Left out: any, negative ones too. */
  min?: number;
  /** The greatest value that can be saved. Left out: any. */
  max?: number;
  /** The arrow keys count by it; Page Up and Page Down by ten of it. */
  step?: number;
}

/** How a text becomes the value and back. */
interface TypedNumberSource extends Omit<TypedNumberProps, "onChange"> {
  /** Called with each change, and with the text that the value was read from. */
  onChange(value: number | null, typed: string): void;
  read: (text: string) => number | null;
  write: (value: number) => string;
  /** How a limit is told; as it is written when left out. */
  tellLimit?: (value: number) => string;
  /** Digits that are allowed behind the decimal sign; any when left out. */
  digits?: number;
}

const isSame = (left: number | null, right: number | null) => left === right || Object.is(left, right);

/** A line of text that holds a number. It stays as it was typed, and is written out in full when the person leaves it. */
export const TypedNumberInput = forwardRef<HTMLInputElement, TypedNumberSource>(function TypedNumberInput(
  {
    value,
    onChange,
    onInvalid,
    min,
    max,
    step,
    read,
    write,
    tellLimit = write,
    digits,
    errors,
    onBlur,
    onKeyDown,
    ...props
  },
  ref,
) {
  const { locale, translate } = useUi();
  const written = useMemo(
    () => (number: number | null) => (number === null || Number.isNaN(number) ? "" : write(number)),
    [write],
  );
  const [text, setText] = useState(() => written(value));
  const [isLeft, setIsLeft] = useState(false);
  const reported = useRef({ value, written });
  const isTyped = useRef(false);

  // The value was set from elsewhere: taken from a draft, emptied, merged. Or it is written in another way now. Before
  // anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    const last = reported.current;
    if (isSame(value, last.value) && (last.written === written || Number.isNaN(value))) return;
    reported.current = { value, written };
    isTyped.current = false;
    setText(written(value));
    setIsLeft(false);
  }, [value, written]);

  const problemOf = (typed: string): string | undefined => {
    const number = read(typed);
    if (number === null) return undefined;
    if (Number.isNaN(number)) {
      const parts = readNumber(typed, locale);
      if (parts && digits !== undefined && parts.fraction.length > digits)
        return digits === 0
          ? translate("ui.number.integer")
          : translate("ui.number.digits", { count: digits });
      return translate("ui.number.wrong", { example: written(12.5 > (max ?? 12.5) ? 0.5 : 1250) });
    }
    if (min !== undefined && number < min) return translate("ui.number.least", { limit: tellLimit(min) });
    if (max !== undefined && number > max) return translate("ui.number.most", { limit: tellLimit(max) });
    return undefined;
  };
  const change = (typed: string) => {
    const isWrong = problemOf(typed) !== undefined;
    const next = isWrong ? Number.NaN : read(typed);
    if (!isWrong) setIsLeft(false);
    setText(typed);
    reported.current = { value: next, written };
    isTyped.current = true;
    onChange(next, typed);
    if (isWrong) onInvalid?.(typed);
  };

  // A limit that becomes known later holds for what was typed before: what is shown as wrong cannot be saved. A value that
  // nobody has typed is left alone.
  useLayoutEffect(() => {
    if (isTyped.current && Number.isNaN(reported.current.value) !== (problemOf(text) !== undefined))
      change(text);
  });
  const stepBy = (event: KeyboardEvent<HTMLInputElement>, steps: number) => {
    const current = read(text) ?? 0;
    if (step === undefined || Number.isNaN(current) || props.readOnly) return;
    event.preventDefault();
    // 12 digits are more than anything is counted in, and fewer than binary fractions get wrong.
    const next = Number((current + steps * step).toFixed(12));
    change(written(Math.min(Math.max(next, min ?? next), max ?? next)));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps !== undefined) stepBy(event, steps);
    onKeyDown?.(event);
  };

  const problem = problemOf(text);
  const number = read(text);
  const isShown = problem !== undefined && (isLeft || fieldErrors(errors, props.name) !== undefined);
  return (
    <TextInput
      // A phone's number keys have no minus.
      inputMode={
        min !== undefined && min < 0 ? "text" : digits === 0 && min !== undefined ? "numeric" : "decimal"
      }
      autoComplete="off"
      {...(step !== undefined && {
        role: "spinbutton",
        "aria-valuenow": number === null || Number.isNaN(number) ? undefined : number,
        "aria-valuetext": text === "" ? undefined : text,
        "aria-valuemin": min,
        "aria-valuemax": max,
      })}
      {...props}
      ref={ref}
      isNumeric
      errors={isShown ? [problem] : errors}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={(event) => {
        setIsLeft(true);
        if (problem === undefined && number !== null) setText(written(number));
        onBlur?.(event);
      }}
    />
  );
});

/** How numbers are written in the person's language, with as many digits as they have or as are wanted. */
export function useWritten(digits?: number): (value: number) => string {
  const { locale } = useUi();
  return useMemo(() => (value: number) => formatForInput(value, locale, digits), [locale, digits]);
}
