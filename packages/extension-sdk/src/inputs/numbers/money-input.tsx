import { forwardRef, useMemo } from "react";
import { formatMoney, minorUnitDigits } from "../../format/money";
import { useUi } from "../../ui/base/ui-context";
import { parseAmount } from "./parse-number";
import { TypedNumberInput, type TypedNumberProps, useWritten } from "./typed-number-input";

/** A field for an amount of one currency. `min`, `max` and `step` are in minor units, too. */
export interface MoneyInputProps extends Omit<TypedNumberProps, "suffix"> {
  /** Integer in minor units of the currency; `null` while empty, `NaN` while the text is no amount. */
  value: number | null;
  /** ISO 4217 in small letters, as the API spells it. */
  currencyCode: string;
}

/**
 * An amount. It is typed with the currency's own digits (`12.50` euros, `1250` yen) and kept in minor units. More digits
 * than the currency has are wrong: nothing is rounded.
 *
 * @example <MoneyInput label="Price" currencyCode="eur" value={1250} onChange={setAmount} />
 */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  { currencyCode, ...props },
  ref,
) {
  const { locale } = useUi();
  const digits = minorUnitDigits(currencyCode);
  const writeMajor = useWritten(digits);
  const write = useMemo(() => (amount: number) => writeMajor(amount / 10 ** digits), [writeMajor, digits]);
  return (
    <TypedNumberInput
      {...props}
      ref={ref}
      digits={digits}
      suffix={currencyCode.toUpperCase()}
      read={(text) => parseAmount(text, digits, locale)}
      write={write}
      tellLimit={(amount) => formatMoney({ amount, currencyCode, locale })}
    />
  );
});
