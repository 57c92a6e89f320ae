import { moneyParts } from "../../format/money";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";

/** What {@link Money} takes. */
export interface MoneyProps {
  /** In the currency's minor unit: 257675 is 2,576.75 DKK. Unknown is shown as a dash. */
  amount: number | null | undefined;
  /** ISO code, in any case. */
  currencyCode: string;
  /** BCP 47; the admin's language when left out. */
  locale?: string;
  /** Its colour. Left out: that of the text around it. */
  tone?: "muted" | "faint" | "negative";
  /** Hide the code where the column head names the currency. */
  showCode?: boolean;
}

/**
 * An amount, then its code in a column of its own. Digits follow the currency; an amount without a minor unit keeps
 * the decimal place free, so that points line up in mixed columns.
 *
 * @example
 * <Money amount={257675} currencyCode="dkk" />
 */
export function Money({ amount, currencyCode, locale, tone, showCode = true }: MoneyProps) {
  const ui = useUi();
  if (amount === null || amount === undefined) return <span className="th-faint">–</span>;
  const { sign, digits, code, padding } = moneyParts({
    amount,
    currencyCode,
    locale: locale ?? ui.locale,
  });
  return (
    <bdi className={classNames("th-money", tone && `th-money--${tone}`)}>
      {sign}
      {digits}
      {padding && showCode && (
        <span className="th-money__padding" aria-hidden="true">
          {padding}
        </span>
      )}
      {showCode && <span className="th-money__code">{code}</span>}
    </bdi>
  );
}
