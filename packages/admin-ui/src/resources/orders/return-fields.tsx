import { formatMoney, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenAmount, LinesInput, MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Checkbox, Field, Ledger, LedgerRow, Money } from "@tillhouse/extension-sdk/ui";
import { Package, Truck } from "lucide-react";
import { useEffect } from "react";
import { useReturnReasonOptions } from "../return-reason-options";
import {
  differenceOf,
  type Exchanged,
  isOwn,
  isWhole,
  type Refunding,
  type RefundValue,
  refundAmount,
  refundOf,
} from "./return-rules";

/** Lines to return, with the store's own reasons. */
export function ReturnLines(props: OwnFieldProps<ChosenLine[]>) {
  return <LinesInput {...props} reasons={useReturnReasonOptions()} />;
}

/** What arrived of a return, and what becomes of the rest. */
export function ReceiptLines(props: OwnFieldProps<ChosenLine[]>) {
  const { translate } = useHost();
  const { record: back, values, set } = useFormRecord<"returns">();
  const isPart = !isWhole(props.value);
  return (
    <div className="th-fields">
      <LinesInput {...props} />
      {isPart && !isOwn(back) && <Banner tone="caution">{translate("returns.partCounts")}</Banner>}
      {isPart && isOwn(back) && (
        <Checkbox
          label={translate("returns.fields.isWaiting")}
          hint={translate("returns.hints.isWaiting")}
          isChecked={values.isWaiting === true}
          onChange={(isWaiting) => set("isWaiting", isWaiting)}
        />
      )}
    </div>
  );
}

/** What the lines are worth, what the way back costs, and what goes back: what follows, or what the person types. */
export function Refund({ value, onChange, ...field }: OwnFieldProps<RefundValue>) {
  const { translate, locale } = useHost();
  const { record, values } = useFormRecord<"orders" | "returns">();
  // The forms that have this field have these as well.
  const { lines, shipping, suggested, currencyCode } = refundOf(record, values as unknown as Refunding);
  const money = (amount: number) => formatMoney({ amount, currencyCode, locale });
  useEffect(() => {
    if (value.suggested !== suggested) onChange({ ...value, suggested });
  });
  return (
    <div className="th-fields">
      <Ledger label={translate("orders.return.worth")}>
        <LedgerRow
          icon={<Package className="th-icon" aria-hidden />}
          title={translate("orders.return.worth")}
          end={<Money amount={chosenAmount(lines)} currencyCode={currencyCode} />}
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

/** The difference of an exchange while it is put together. */
export function Difference({ label }: OwnFieldProps) {
  const { translate } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  // The form is the exchange's own, and these are its fields.
  const { back, fresh, shipping, due } = differenceOf(values as unknown as Exchanged);
  const rows = [
    ["orders.exchange.new", fresh],
    ["orders.return.shipping", shipping],
    ["orders.exchange.back", -back],
  ] as const;
  const money = (amount: number) => <Money amount={amount} currencyCode={order.currency_code} />;
  return (
    <Field label={label} hint={translate("orders.exchange.estimate")}>
      <div aria-live="polite">
        <Ledger>
          {rows.map(([key, amount]) => (
            <LedgerRow key={key} title={translate(key)} end={money(amount)} />
          ))}
          <LedgerRow
            isTotal
            title={translate(due < 0 ? "orders.exchange.customerGets" : "orders.exchange.customerPays")}
            end={money(Math.abs(due))}
          />
        </Ledger>
      </div>
    </Field>
  );
}
