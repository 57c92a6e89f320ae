import {
  formatMoney,
  type OwnFieldProps,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { Select } from "@tillhouse/extension-sdk/ui";

/** The store adds what the published type does not name. */
interface PricedOption extends RecordOf<"shipping-options"> {
  tax_rates?: { rate: number | null }[] | null;
}

/** More ways back than any region has. */
const limit = 500;

/** Ways back in a region, with their taxes. */
export function useReturnOptions(region_id: string): PricedOption[] {
  const query = { region_id, is_return: true, limit };
  const { data } = useStoreRead<{ shipping_options: PricedOption[] }>(
    "shipping-options",
    "/shipping-options",
    { query },
  );
  return data?.shipping_options ?? [];
}

/** A way back in the order's region. Its own price is put beside it, to be changed. */
export default function ReturnOptionField({ value, onChange, ...field }: OwnFieldProps<string | null>) {
  const { translate, locale } = useHost();
  const { record: order, set } = useFormRecord<"orders">();
  const options = useReturnOptions(order.region_id);
  const chosen = options.find(({ id }) => id === value);
  return (
    <Select
      {...field}
      placeholder={translate("orders.return.noOption")}
      hint={chosen && translate(chosen.includes_tax ? "orders.return.withTax" : "orders.return.plusTax")}
      value={value ?? ""}
      onChange={({ currentTarget: { value: id } }) => {
        onChange(id || null);
        set("hasOption", id !== "");
        set("price", options.find((option) => option.id === id)?.amount ?? null);
      }}
      options={options.map(({ id, name, amount }) => ({
        value: id,
        label: [name, amount !== null && formatMoney({ amount, currencyCode: order.currency_code, locale })]
          .filter(Boolean)
          .join(", "),
      }))}
    />
  );
}
