import { formatMoney, type OwnFieldProps, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenAmount, MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { Ledger, LedgerRow, Money } from "@tillhouse/extension-sdk/ui";
import { Package, Truck } from "lucide-react";
import { useEffect } from "react";
import { type RefundValue, refundAmount } from "./return-rules";

/** Props of {@link RefundSummary}. */
export interface RefundSummaryProps extends OwnFieldProps<RefundValue> {
  order: RecordOf<"orders">;
  lines: readonly ChosenLine[];
  /** What the way back costs, with its tax. */
  shipping: number;
  /** What follows from lines and shipping. */
  suggested: number;
}

/** What the lines are worth, what the way back costs, and what goes back: what follows, or what the person types. */
export function RefundSummary(props: RefundSummaryProps) {
  const { value, onChange, order, lines, shipping, suggested, ...field } = props;
  const { translate, locale } = useHost();
  const { currency_code: currencyCode } = order;
  const money = (amount: number) => formatMoney({ amount, currencyCode, locale });
  const worth = chosenAmount(lines);
  useEffect(() => {
    if (value.suggested !== suggested) onChange({ ...value, suggested });
  });
  return (
    <div className="th-fields">
      <Ledger label={translate("orders.return.worth")}>
        <LedgerRow
          icon={<Package className="th-icon" aria-hidden />}
          title={translate("orders.return.worth")}
          end={<Money amount={worth} currencyCode={currencyCode} />}
        />
        {shipping > 0 && (
          <LedgerRow
            icon={<Truck className="th-icon th-icon--turn" aria-hidden />}
            title={translate("orders.return.shipping")}
            end={<Money amount={-shipping} currencyCode={currencyCode} />}
          />
        )}
      </Ledger>
      <MoneyInput
        {...field}
        currencyCode={currencyCode}
        min={0}
        max={value.maximum}
        value={refundAmount(value)}
        onChange={(typed) => onChange({ ...value, typed: typed ?? Number.NaN })}
        note={
          value.typed !== null && (
            <button type="button" className="th-link" onClick={() => onChange({ ...value, typed: null })}>
              {translate("orders.return.suggested", { amount: money(suggested) })}
            </button>
          )
        }
        hint={
          value.maximum === 0
            ? translate("orders.return.nothingLeft")
            : translate("orders.return.atMost", { amount: money(value.maximum) })
        }
      />
    </div>
  );
}
