import {
  formatMoney,
  type OwnFieldProps,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { Select } from "@tillhouse/extension-sdk/ui";

type ShippingOption = RecordOf<"shipping-options">;

/** A way of shipping in the order's region. Its own price is put beside it, to be changed. */
export default function ShippingOptionField({
  value,
  onChange,
  hint,
  ...field
}: OwnFieldProps<string | null>) {
  const { translate, locale } = useHost();
  const { record: order, set } = useFormRecord<"orders">();
  const { data } = useStoreRead<{ shipping_options: ShippingOption[] }>(
    "shipping-options",
    "/shipping-options",
    {
      query: { region_id: order.region_id, is_return: false },
    },
  );
  const options = data?.shipping_options ?? [];
  const chosen = options.find(({ id }) => id === value);
  const replaced = (order.shipping_methods ?? []).find(
    ({ shipping_option }) => shipping_option?.profile_id === chosen?.profile_id,
  );
  const choose = (id: string) => {
    onChange(id || null);
    set("price", options.find((option) => option.id === id)?.amount ?? null);
  };
  const said = [
    chosen && translate(chosen.includes_tax ? "orders.shipping.withTax" : "orders.shipping.plusTax"),
    chosen &&
      replaced &&
      translate("orders.shipping.replaces", { name: replaced.shipping_option?.name ?? "" }),
  ].filter(Boolean);
  return (
    <Select
      {...field}
      placeholder={translate("form.choose")}
      hint={said.join(" ") || hint}
      value={value ?? ""}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      options={options.map(({ id, name, amount }) => ({
        value: id,
        label:
          amount === null
            ? name
            : `${name}, ${formatMoney({ amount, currencyCode: order.currency_code, locale })}`,
      }))}
    />
  );
}
