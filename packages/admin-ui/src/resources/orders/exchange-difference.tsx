import { type OwnFieldProps, type RecordOf, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Field, Ledger, LedgerRow, Money } from "@tillhouse/extension-sdk/ui";
import type { NewLine } from "./new-line";
import { type ChosenLine, chosenAmount } from "./return-lines";
import { useReturnOptions } from "./return-option-field";

/** What counts of a way back; lists of them say what they cost with their tax. */
type Option = Pick<RecordOf<"shipping-options">, "amount" | "includes_tax"> & {
  price_incl_tax?: number | null;
};

/** What an exchange is about to cost or give back, by the store's own figures alone. */
export interface Difference {
  back: number;
  fresh: number;
  shipping: number;
  /** The price that was typed for the way back is without its tax, which only the store knows. */
  isBeforeTax: boolean;
  /** Above zero the customer pays, below the customer gets it. */
  due: number;
}

interface Exchanged {
  lines: readonly ChosenLine[];
  additional_items: readonly NewLine[];
  /** What the way back shall cost; the option's own price while it is `null`. */
  price: number | null;
}

/** Adds up what comes back, what is sent and what the way back costs. */
export function differenceOf(exchanged: Exchanged, option: Option | undefined): Difference {
  const { lines, additional_items } = exchanged;
  const back = lines.reduce((sum, line) => sum + chosenAmount(line), 0);
  const fresh = additional_items.reduce(
    (sum, { unit_price, quantity }) => sum + (unit_price ?? 0) * (quantity || 0),
    0,
  );
  const price = exchanged.price ?? option?.amount ?? 0;
  // The store says what an option costs with its tax, for the option's own price.
  const isOwn = price === option?.amount;
  const shipping = option === undefined ? 0 : isOwn ? (option.price_incl_tax ?? price) : price;
  const isBeforeTax = option !== undefined && !isOwn && price > 0 && !option.includes_tax;
  return { back, fresh, shipping, isBeforeTax, due: fresh + shipping - back };
}

/** The difference of an exchange while it is put together. */
export default function ExchangeDifference({ label }: OwnFieldProps) {
  const { translate } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  // The form is the exchange's own, and these are its fields.
  const exchanged = values as unknown as Exchanged & { option_id: string | null };
  const option = useReturnOptions(order.region_id).find(({ id }) => id === exchanged.option_id);
  const { back, fresh, shipping, isBeforeTax, due } = differenceOf(exchanged, option);
  const money = (amount: number) => <Money amount={amount} currencyCode={order.currency_code} />;
  return (
    <Field label={label} hint={translate("orders.exchange.estimate")}>
      <div aria-live="polite">
        <Ledger>
          <LedgerRow title={translate("orders.exchange.new")} end={money(fresh)} />
          <LedgerRow
            title={translate("orders.return.option")}
            meta={[isBeforeTax && translate("orders.exchange.beforeTax")]}
            end={money(shipping)}
          />
          <LedgerRow title={translate("orders.exchange.back")} end={money(-back)} />
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
