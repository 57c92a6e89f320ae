import { type CustomFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ChosenShipping, pricedAmount, pricedAmountWithoutTax } from "@tillhouse/extension-sdk/commerce";
import { Field, Tag, Totals } from "@tillhouse/extension-sdk/ui";
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
export function DraftShippingField(props: CustomFieldProps<ChosenShipping>) {
  const { record, values } = useDraftForm();
  const worth = values.items ? pricedAmountWithoutTax(values.items.lines) : record?.cart?.subtotal;
  return <ShippingChoice {...props} worth={worth ?? 0} isNew={record === undefined} />;
}

/** What it comes to, while it is made. Taxes and discounts are the store's to reckon. */
export function DraftSummary({ label }: CustomFieldProps<null>) {
  const { translate } = useHost();
  const { items, shipping, discounts } = useDraftForm().values;
  const { lines = [], currency_code } = items ?? {};
  const count = lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0);
  const goods = pricedAmount(lines);
  // A provider may work out what it costs only later.
  const sending = shipping?.option_id
    ? ((Number.isInteger(shipping.price) ? shipping.price : shipping.amount) ?? undefined)
    : 0;
  const rows = [
    { label: translate("orders.event.items", { count }), amounts: [goods] },
    { label: shipping?.name || translate("draft-orders.fields.shipping"), amounts: [sending] },
    {
      label: translate("draft-orders.summary.total"),
      amounts: [sending === undefined ? undefined : goods + sending],
      isTotal: true,
    },
  ];
  return (
    <Field label={label} isLabelHidden hint={translate("draft-orders.summary.hint")}>
      {currency_code && (
        <Totals label={translate("draft-orders.fields.summary")} rows={rows} currencyCode={currency_code} />
      )}
      {discounts?.codes.map(({ code }) => (
        <Tag key={code} isCode>
          {code}
        </Tag>
      ))}
    </Field>
  );
}
