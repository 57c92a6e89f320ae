import { type CustomFieldProps, useAdminQuery, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Banner, Select } from "@tillhouse/extension-sdk/ui";

/** Variants that are looked through for prices: enough to say whether somebody has begun with a currency. */
const some = 100;

/** A variant, as far as its prices go. */
interface PricedVariants {
  variants: readonly { prices?: readonly { currency_code: string; region_id?: string | null }[] }[];
  count: number;
}

/** How many variants have no price in a currency, of those that are looked through. */
export function withoutPrice({ variants }: PricedVariants, code: string): number {
  return variants.filter(({ prices = [] }) => !prices.some((price) => price.currency_code === code)).length;
}

/** One of the store's currencies. What has no price in it cannot be bought in the region, which is said at once. */
export default function CurrencyField({ value, onChange, ...field }: CustomFieldProps<string>) {
  const { store, translate } = useHost();
  const { record } = useFormRecord<"regions">();
  // Stores have currencies of their own, too, which only they can name.
  const names = new Map((store?.currencies ?? []).map(({ code, name }) => [code, name]));
  const codes = new Set([...names.keys(), ...(value ? [value] : [])]);
  const { data } = useAdminQuery<PricedVariants>("variants", "/variants", {
    query: { limit: some, fields: "id", expand: "prices" },
    isWanted: value !== "",
  });
  const looked = data?.variants.length ?? 0;
  const missing = data === undefined || value === "" ? 0 : withoutPrice(data, value);
  const currency = value.toUpperCase();
  return (
    <div className="th-fields">
      <Select
        {...field}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        placeholder={translate("regions.chooseCurrency")}
        options={[...codes].sort().map((code) => ({
          value: code,
          label: [code.toUpperCase(), names.get(code)].filter(Boolean).join(" · "),
        }))}
      />
      {missing > 0 && (
        <Banner tone="caution" title={translate("regions.noPrice.title", { currency })}>
          {data !== undefined && data.count > looked
            ? translate("regions.noPrice.ofFirst", { count: missing, looked, currency })
            : translate("regions.noPrice.ofAll", { count: missing, looked, currency })}
        </Banner>
      )}
      {record !== undefined && record.currency_code !== value && (
        <Banner tone="caution" title={translate("regions.currencyChange.title")}>
          {translate("regions.currencyChange.text", {
            before: record.currency_code.toUpperCase(),
            currency,
          })}
        </Banner>
      )}
    </div>
  );
}
