import { field, formatMoney, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import {
  type ChosenLine,
  chosenAmount,
  LinesInput,
  type ProposedAmount,
  ProposedMoneyInput,
} from "@tillhouse/extension-sdk/inputs";
import { FormField } from "@tillhouse/extension-sdk/kit";
import { Banner, Checkbox, Field, Ledger, LedgerRow, Money } from "@tillhouse/extension-sdk/ui";
import { Package, Truck } from "lucide-react";
import { useReturnReasonOptions } from "../return-reason-options";
import { claimReasons } from "./claims";
import { differenceOf, type Exchanged, isOwn, isWhole, type Refunding, refundOf } from "./return-rules";

/** Lines to return, with the store's own reasons. */
export function ReturnLines(props: OwnFieldProps<ChosenLine[]>) {
  const { translate } = useHost();
  const { reasons, error } = useReturnReasonOptions();
  const hint = error ? translate("orders.return.noReasons") : props.hint;
  return <LinesInput {...props} {...{ reasons, hint }} />;
}

const images = field.images("images", { label: "claims.fields.images" });
const tags = field.tags("tags", { label: "claims.fields.tags" });

/** Lines to claim: each needs one of the store's fixed reasons, and may have what shows it. */
export function ClaimLines(props: OwnFieldProps<ChosenLine[]>) {
  const { translate } = useHost();
  // What stands in a line has fields of its own: the form knows of them before the value of this one does.
  const { lines } = useFormRecord<"orders">().values;
  const reasons = claimReasons.map((value) => ({ value, label: translate(`claims.reason.${value}`) }));
  return (
    <LinesInput
      {...props}
      value={lines as ChosenLine[]}
      reasons={reasons}
      isReasonRequired
      more={(_line, index) => (
        <div className="th-fields">
          <FormField field={images} name={`lines.${index}.images`} />
          <FormField field={tags} name={`lines.${index}.tags`} />
        </div>
      )}
    />
  );
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
export function Refund({ value, ...text }: OwnFieldProps<ProposedAmount>) {
  const { translate, locale } = useHost();
  const { record, values } = useFormRecord<"orders" | "returns">();
  // The forms that have this field have these as well.
  const { lines, shipping, suggested, currencyCode } = refundOf(record, values as unknown as Refunding);
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
      <ProposedMoneyInput
        {...{ ...text, value, suggested, currencyCode }}
        hint={
          value.maximum === 0
            ? translate("orders.return.nothingLeft")
            : translate("orders.return.atMost", {
                amount: formatMoney({ amount: value.maximum, currencyCode, locale }),
              })
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
