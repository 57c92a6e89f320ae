import { type CustomFieldProps, type RecordOf, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ShippingOption, useShippingOptions } from "@tillhouse/extension-sdk/commerce";
import { Select } from "@tillhouse/extension-sdk/ui";

type Method = NonNullable<RecordOf<"orders">["shipping_methods"]>[number];

const hasTaxes = (method: Method | undefined) => method !== undefined && method.tax_lines?.length !== 0;

/**
 * A way of shipping in the order's region, whose own price is put beside it, to be changed. The store would put it in the
 * place of one of the same profile, but cannot remove that one as soon as its taxes are counted.
 */
export default function ShippingOptionField({ value, onChange, ...field }: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  const { record: order, set } = useFormRecord<"orders">();
  const { options, priceOf } = useShippingOptions(order.region_id);
  const methodLike = (option: ShippingOption | undefined) =>
    order.shipping_methods?.find(({ shipping_option: used }) => used?.profile_id === option?.profile_id);
  const isTaken = (option: ShippingOption) => hasTaxes(methodLike(option));
  const chosen = options.find(({ id }) => id === value);
  const said = [
    translate("orders.shipping.untaxed"),
    chosen &&
      methodLike(chosen) &&
      translate("orders.shipping.replaces", { name: methodLike(chosen)?.shipping_option?.name ?? "" }),
    options.some(isTaken) && translate("orders.shipping.taken"),
  ];
  return (
    <Select
      {...field}
      placeholder={translate("form.choose")}
      hint={said.filter(Boolean).join(" ")}
      value={value ?? ""}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value || null);
        set("price", options.find(({ id }) => id === currentTarget.value)?.amount ?? null);
      }}
      options={options.map((option) => ({
        value: option.id,
        isDisabled: isTaken(option),
        label: [option.name, priceOf(option.amount, order.currency_code)].filter(Boolean).join(", "),
      }))}
    />
  );
}
