import { type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenAmount } from "@tillhouse/extension-sdk/inputs";
import { Field, Ledger, LedgerRow, Money } from "@tillhouse/extension-sdk/ui";
import type { NewLine } from "../variants/new-line";
import { useReturnOptions } from "./return-option-field";
import { shippingCost } from "./return-rules";

/** What counts of a way back. */
interface Option {
  amount: number | null;
  tax_rates?: readonly { rate: number | null }[] | null;
}

/** What an exchange is about to cost or give back, by the store's own figures alone. */
export interface Difference {
  back: number;
  fresh: number;
  shipping: number;
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
  const back = chosenAmount(lines);
  const fresh = additional_items.reduce(
    (sum, { unit_price, quantity }) => sum + (unit_price ?? 0) * (quantity || 0),
    0,
  );
  const price = exchanged.price ?? option?.amount ?? 0;
  // In the cart of an exchange the store adds the tax to this price, even where the option has it in it.
  const shipping = option === undefined ? 0 : shippingCost({ price }, option.tax_rates);
  return { back, fresh, shipping, due: fresh + shipping - back };
}

/** The difference of an exchange while it is put together. */
export default function ExchangeDifference({ label }: OwnFieldProps) {
  const { translate } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  // The form is the exchange's own, and these are its fields.
  const exchanged = values as unknown as Exchanged & { option_id: string | null };
  const option = useReturnOptions(order.region_id).find(({ id }) => id === exchanged.option_id);
  const { back, fresh, shipping, due } = differenceOf(exchanged, option);
  const money = (amount: number) => <Money amount={amount} currencyCode={order.currency_code} />;
  return (
    <Field label={label} hint={translate("orders.exchange.estimate")}>
      <div aria-live="polite">
        <Ledger>
          <LedgerRow title={translate("orders.exchange.new")} end={money(fresh)} />
          <LedgerRow title={translate("orders.return.shipping")} end={money(shipping)} />
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
