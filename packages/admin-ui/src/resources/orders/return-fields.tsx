import {
  describeError,
  formatMoney,
  type OwnFieldProps,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenAmount, LinesInput, MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Checkbox, Field, Ledger, LedgerRow, Money, Select } from "@tillhouse/extension-sdk/ui";
import { Package, Truck } from "lucide-react";
import { useEffect } from "react";
import { useReturnReasonOptions } from "../return-reason-options";
import {
  differenceOf,
  type Exchanged,
  isOwn,
  isWhole,
  type RefundValue,
  refundAmount,
  shippingCost,
  suggestReceipt,
  suggestRefund,
  wayBackCost,
} from "./return-rules";
import type { ShippingWay } from "./way-back";

type Order = RecordOf<"orders">;

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

/** The store adds what the published type does not name. */
interface PricedOption extends RecordOf<"shipping-options"> {
  tax_rates?: { rate: number | null }[] | null;
}

/** Ways from or to the customer in the order's region, with their taxes: more than any region has. */
function useShippingOptions({ region_id }: Order, is_return: boolean) {
  const query = { region_id, is_return, limit: 500 };
  const { data, error } = useStoreRead<{ shipping_options: PricedOption[] }>(
    "shipping-options",
    "/shipping-options",
    { query },
  );
  return { options: data?.shipping_options ?? [], error };
}

interface WayProps extends OwnFieldProps<ShippingWay> {
  isOut?: boolean;
  /** It costs nothing unless somebody says so. */
  isFree?: boolean;
}

function Way({ value, onChange, onBlur, errors, isOut = false, isFree, ...field }: WayProps) {
  const { translate, locale } = useHost();
  const { record: order } = useFormRecord<"orders">();
  const { currency_code: currencyCode } = order;
  const { options, error } = useShippingOptions(order, !isOut);
  const chosen = options.find(({ id }) => id === value.option_id);
  const isChosen = value.option_id !== null;
  return (
    <div className="th-fields">
      <Select
        {...field}
        placeholder={translate(isOut ? "form.choose" : "orders.return.noOption")}
        hint={chosen && translate(chosen.includes_tax ? "orders.return.withTax" : "orders.return.plusTax")}
        errors={error ? [describeError(error, translate)] : isChosen ? [] : errors}
        value={value.option_id ?? ""}
        onChange={({ currentTarget: { value: id } }) => {
          const own = options.find((option) => option.id === id)?.amount ?? null;
          onChange({ option_id: id || null, price: isFree && id ? 0 : own });
        }}
        onBlur={onBlur}
        options={options.map(({ id, name, amount }) => ({
          value: id,
          label: [name, amount !== null && formatMoney({ amount, currencyCode, locale })]
            .filter(Boolean)
            .join(", "),
        }))}
      />
      {isChosen && (
        <MoneyInput
          label={translate(isOut ? "orders.exchange.price" : "orders.return.price")}
          currencyCode={currencyCode}
          min={0}
          errors={errors}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}

/** A way back in the order's region. Its own price is put below it, to be changed. */
export const WayBack = Way;

/** A way back that the customer does not pay. */
export const FreeWayBack = (props: OwnFieldProps<ShippingWay>) => <Way {...props} isFree />;

/** A way to the customer, who does not pay it. */
export const FreeWayOut = (props: OwnFieldProps<ShippingWay>) => <Way {...props} isFree isOut />;

interface RefundProps extends OwnFieldProps<RefundValue> {
  order: Order;
  /** What the way back costs, with its tax. */
  shipping: number;
  /** What follows from the lines; their worth without the way back when left out. */
  suggest?: (lines: ChosenLine[]) => number;
}

/** What the lines are worth, what the way back costs, and what goes back: what follows, or what the person types. */
function Refund({ value, onChange, order, shipping, suggest, ...field }: RefundProps) {
  const { translate, locale } = useHost();
  const { values } = useFormRecord();
  // The forms that have this field have lines as well.
  const lines = values.lines as ChosenLine[];
  const suggested = suggest?.(lines) ?? suggestRefund(lines, shipping, value.maximum);
  const { currency_code: currencyCode } = order;
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

/** What goes back for what is asked back. */
export function RequestRefund(props: OwnFieldProps<RefundValue>) {
  const { record: order, values } = useFormRecord<"orders">();
  const { options } = useShippingOptions(order, true);
  // The form's own schema says what the field holds.
  const { option_id, price } = values.way as ShippingWay;
  const option = options.find(({ id }) => id === option_id);
  const own = Number.isInteger(price) ? price : option?.amount;
  const shipping = option ? shippingCost({ ...option, price: own ?? 0 }, option.tax_rates) : 0;
  return <Refund {...props} {...{ order, shipping }} />;
}

/** What goes back for a claim: the worth of its lines, until somebody types an amount. */
export function ClaimRefund(props: OwnFieldProps<RefundValue>) {
  return <Refund {...props} order={useFormRecord<"orders">().record} shipping={0} />;
}

/** What goes back for what arrived. */
export function ReceiptRefund(props: OwnFieldProps<RefundValue>) {
  const { record: back } = useFormRecord<"returns">();
  const { order } = back;
  if (!order) return null;
  const suggest = (lines: ChosenLine[]) => suggestReceipt(back, lines);
  return <Refund {...props} {...{ order, suggest }} shipping={wayBackCost(back)} />;
}

/** The difference of an exchange while it is put together. */
export function Difference({ label }: OwnFieldProps) {
  const { translate } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  // The form is the exchange's own, and these are its fields.
  const exchanged = values as unknown as Exchanged;
  const option = useShippingOptions(order, true).options.find(({ id }) => id === exchanged.way.option_id);
  const { back, fresh, shipping, due } = differenceOf(exchanged, option);
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
