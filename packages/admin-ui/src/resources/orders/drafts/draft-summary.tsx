import { type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Fact, Facts, Field, Money } from "@tillhouse/extension-sdk/ui";
import type { DraftCustomer, DraftShipping } from "./draft-choices";
import type { DraftDiscounts } from "./draft-discounts";
import { type DraftItems, worthOf } from "./draft-lines";

/** What the fields of the form hold together. */
interface Asked {
  customer: DraftCustomer;
  items: DraftItems;
  shipping: DraftShipping;
  discounts: DraftDiscounts;
}

/** What will be made, before it is made. Taxes and discounts are the store's to reckon. */
export default function DraftSummary({ label }: OwnFieldProps<null>) {
  const { translate, locale } = useHost();
  const { values } = useFormRecord<"draft-orders">();
  // The form of this very field holds these values; see `draftForm`.
  const { customer, items, shipping, discounts } = values as unknown as Asked;
  const { lines, currency_code } = items;
  const units = lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0);
  const money = (amount: number | null) =>
    amount !== null &&
    currency_code !== null && <Money amount={amount} currencyCode={currency_code} locale={locale} />;
  return (
    <Field label={label} isLabelHidden hint={translate("draft-orders.summary.hint")}>
      <Facts>
        <Fact label={translate("draft-orders.fields.customer")}>
          {[...new Set([customer.name, customer.email])].filter(Boolean).join(" · ")}
        </Fact>
        <Fact label={translate("orders.event.items", { count: units })}>{money(worthOf(lines))}</Fact>
        <Fact label={translate("draft-orders.fields.shipping")}>
          {shipping.option_id !== null && (
            <>
              {shipping.name} {money(shipping.price ?? shipping.amount)}
            </>
          )}
        </Fact>
        <Fact label={translate("draft-orders.fields.discounts")}>
          {discounts.codes.map(({ code }) => code).join(", ")}
        </Fact>
      </Facts>
    </Field>
  );
}
