import { useLayoutEffect } from "react";
import { formatMoney } from "../../format/money";
import { useUi } from "../../ui/base/ui-context";
import { MoneyInput, type MoneyInputProps } from "./money-input";

/** An amount that follows from something else, until somebody types another one. In minor units. */
export interface SuggestedAmount {
  /** `null` as long as the person is content with what follows; `NaN` while what is typed is no amount. */
  typed: number | null;
  /** What follows from something else. It counts while nothing was typed. */
  suggested: number;
  /** The most that can be typed. */
  maximum: number;
}

/**
 * The amount that counts: what was typed, or what follows.
 *
 * @example const refund = effectiveAmount(values.refund);
 */
export function effectiveAmount({ typed, suggested }: SuggestedAmount): number {
  return typed ?? suggested;
}

/**
 * Of an amount that was kept only what was typed counts: what follows, and the most that there can be, may be others by now.
 *
 * @example field.own("refund", { load: () => import("./refund"), restore: restoreSuggested });
 */
export function restoreSuggested(now: SuggestedAmount, { typed }: SuggestedAmount): SuggestedAmount {
  return { ...now, typed };
}

/** A field for an amount that follows a suggestion until somebody types another one. */
export interface SuggestedMoneyInputProps
  extends Omit<MoneyInputProps, "value" | "onChange" | "min" | "max" | "note"> {
  /** What follows, what was typed and the most that there can be; see {@link SuggestedAmount}. */
  value: SuggestedAmount;
  /** Called when somebody types or goes back to what follows, and when `suggested` has changed. */
  onChange(value: SuggestedAmount): void;
  /** What follows now; it is put into the value. */
  suggested: number;
}

/**
 * An amount from nothing to its maximum that is filled in as long as nobody types another one, with the way back to what
 * follows.
 *
 * @example
 * <SuggestedMoneyInput label="Refund" currencyCode="eur" value={refund} onChange={setRefund} suggested={worthOf(lines)} />
 */
export function SuggestedMoneyInput(props: SuggestedMoneyInputProps) {
  const { value, onChange, suggested, ...field } = props;
  const { translate, locale } = useUi();
  // Before anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    if (value.suggested !== suggested) onChange({ ...value, suggested });
  });
  const amount = formatMoney({ amount: suggested, currencyCode: field.currencyCode, locale });
  return (
    <MoneyInput
      {...field}
      min={0}
      max={value.maximum}
      value={effectiveAmount(value)}
      onChange={(typed) => onChange({ ...value, typed: typed ?? Number.NaN })}
      note={
        value.typed !== null && (
          <button type="button" className="th-link" onClick={() => onChange({ ...value, typed: null })}>
            {translate("ui.proposal.backTo", { amount })}
          </button>
        )
      }
    />
  );
}
