import { type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ChosenShipping, pricedAmount, pricedAmountWithoutTax } from "@tillhouse/extension-sdk/commerce";
import { Fact, Facts, Field, Money } from "@tillhouse/extension-sdk/ui";
import type { DraftValues } from "./draft-form";
import { ShippingChoice } from "./shipping-choice";

export { default as BuyerField } from "./buyer-field";
export { default as DiscountCodesField } from "./discount-codes-field";

/** The form around, as far as it has the fields of the one that makes a draft. */
function useDraftForm() {
  const { record, values } = useFormRecord<"draft-orders">();
  // The form of a new draft holds all of these; those that change one hold some.
  return { record, values: values as Partial<DraftValues> };
}

/** How a draft order travels. */
export function DraftShippingField(props: OwnFieldProps<ChosenShipping>) {
  const { record, values } = useDraftForm();
  const worth = values.items ? pricedAmountWithoutTax(values.items.lines) : record?.cart?.subtotal;
  return <ShippingChoice {...props} worth={worth ?? 0} isNew={record === undefined} />;
}

/** What will be made, before it is made. Taxes and discounts are the store's to reckon. */
export function DraftSummary({ label }: OwnFieldProps<null>) {
  const { translate, locale } = useHost();
  const { customer, items, shipping, discounts } = useDraftForm().values;
  const { lines = [], currency_code } = items ?? {};
  const units = lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0);
  const money = (amount: number | null) =>
    amount !== null &&
    currency_code && <Money amount={amount} currencyCode={currency_code} locale={locale} />;
  return (
    <Field label={label} isLabelHidden hint={translate("draft-orders.summary.hint")}>
      <Facts>
        <Fact label={translate("draft-orders.fields.customer")}>
          {[...new Set([customer?.name, customer?.email])].filter(Boolean).join(" · ")}
        </Fact>
        <Fact label={translate("orders.event.items", { count: units })}>{money(pricedAmount(lines))}</Fact>
        <Fact label={translate("draft-orders.fields.shipping")}>
          {shipping?.option_id && (
            <>
              {shipping.name} {money(shipping.price ?? shipping.amount)}
            </>
          )}
        </Fact>
        <Fact label={translate("draft-orders.fields.discounts")}>
          {discounts?.codes.map(({ code }) => code).join(", ")}
        </Fact>
      </Facts>
    </Field>
  );
}
