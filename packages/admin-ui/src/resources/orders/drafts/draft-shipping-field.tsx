import {
  formatMoney,
  type OwnFieldProps,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Field, Radio } from "@tillhouse/extension-sdk/ui";
import { useEffect, useId } from "react";
import { type DraftShipping, noShipping } from "./draft-choices";
import { type DraftItems, worthWithoutTax } from "./draft-lines";

type Option = RecordOf<"shipping-options">;

/** The limit of an option that the lines do not meet. */
function unmet({ requirements = [] }: Option, worth: number) {
  return requirements.find(({ type, amount }) =>
    type === "min_subtotal" ? worth < amount : worth >= amount,
  );
}

/** How a draft order travels: the options of its region, and what it costs here. */
export default function DraftShippingField(props: OwnFieldProps<DraftShipping>) {
  const { value, onChange, onBlur, ...text } = props;
  const { translate, locale } = useHost();
  const { record, values } = useFormRecord<"draft-orders">();
  const name = useId();
  const regionId = (values.region_id ?? record?.cart?.region_id ?? null) as string | null;
  const { data, error, isFetching } = useStoreRead<{ shipping_options: Option[] }>(
    "shipping-options",
    "/shipping-options",
    { query: { region_id: regionId, is_return: false }, isWanted: regionId !== null },
  );
  const options = (data?.shipping_options ?? []).filter(({ region_id }) => region_id === regionId);
  const isGone =
    value.option_id !== null &&
    !isFetching &&
    data !== undefined &&
    !options.some(({ id }) => id === value.option_id);
  useEffect(() => {
    // Another region has other options; the name stays, to say what could not be kept.
    if (isGone) onChange({ ...noShipping, name: value.name });
  });
  const items = values.items as DraftItems | undefined;
  const currencyCode = items?.currency_code ?? record?.cart?.region?.currency_code ?? "";
  const worth = items === undefined ? (record?.cart?.subtotal ?? 0) : worthWithoutTax(items.lines);
  const money = (amount: number) => formatMoney({ amount, currencyCode, locale });
  const hintOf = (option: Option) => {
    const limit = unmet(option, worth);
    if (limit) return translate(`draft-orders.shipping.${limit.type}`, { amount: money(limit.amount) });
    return option.amount === null ? translate("draft-orders.shipping.calculated") : money(option.amount);
  };
  return (
    <Field
      {...text}
      isLabelHidden
      hint={regionId === null ? translate("draft-orders.shipping.regionFirst") : text.hint}
    >
      {error !== null && <Banner tone="negative">{error.message}</Banner>}
      {value.option_id === null && value.name !== "" && (
        <Banner tone="caution">{translate("draft-orders.shipping.lost", { name: value.name })}</Banner>
      )}
      {regionId !== null && data !== undefined && options.length === 0 && (
        <Banner tone="caution">{translate("draft-orders.shipping.none")}</Banner>
      )}
      {options.map((option) => (
        <Radio
          key={option.id}
          name={name}
          value={option.id}
          label={option.name}
          hint={hintOf(option)}
          isChecked={option.id === value.option_id}
          isDisabled={unmet(option, worth) !== undefined && option.id !== value.option_id}
          onChange={(id) =>
            onChange({ option_id: id, name: option.name, price: null, amount: option.amount })
          }
          onBlur={onBlur}
        />
      ))}
      {record === undefined && options.length > 0 && (
        <Radio
          name={name}
          value=""
          label={translate("draft-orders.shipping.later")}
          isChecked={value.option_id === null}
          onChange={() => onChange(noShipping)}
          onBlur={onBlur}
        />
      )}
      {record === undefined && value.option_id !== null && currencyCode !== "" && (
        <MoneyInput
          label={translate("draft-orders.shipping.price")}
          hint={translate("draft-orders.shipping.priceHint")}
          min={0}
          currencyCode={currencyCode}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
