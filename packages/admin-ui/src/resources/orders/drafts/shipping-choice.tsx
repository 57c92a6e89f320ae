import { type CustomFieldProps, useHost } from "@tillhouse/extension-sdk";
import {
  type ChosenShipping,
  noShipping,
  type ShippingOption,
  useFormRegion,
  useShippingOptions,
} from "@tillhouse/extension-sdk/commerce";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, Field, Radio } from "@tillhouse/extension-sdk/ui";
import { useId, useLayoutEffect } from "react";

export interface ShippingChoiceProps extends CustomFieldProps<ChosenShipping> {
  /** What is sent, without taxes: some options have their limits in it. */
  worth: number;
  /** Nothing has been made yet: then it may go without shipping, and at another price. */
  isNew: boolean;
}

/** The limit of an option that is not met. */
function unmet({ requirements = [] }: ShippingOption, worth: number) {
  return requirements.find(({ type, amount }) =>
    type === "min_subtotal" ? worth < amount : worth >= amount,
  );
}

/** The ways of shipping in the region that the form is about, each with its price or why it is not to be had. */
export function ShippingChoice(props: ShippingChoiceProps) {
  const { value, onChange, onBlur, worth, isNew, ...text } = props;
  const { translate } = useHost();
  const name = useId();
  const { id: regionId, region } = useFormRegion();
  const { options, isRead, priceOf, ...read } = useShippingOptions(regionId);
  const isGone = value.option_id !== null && isRead && !options.some(({ id }) => id === value.option_id);
  useLayoutEffect(() => {
    // Another region has other options; the name stays, to say what could not be kept.
    if (isGone) onChange({ ...noShipping, name: value.name });
  });
  const currencyCode = region?.currency_code;
  const hintOf = (option: ShippingOption) => {
    if (currencyCode === undefined) return undefined;
    const limit = unmet(option, worth);
    if (limit === undefined)
      return priceOf(option.amount, currencyCode) ?? translate("draft-orders.shipping.calculated");
    const amount = priceOf(limit.amount, currencyCode) ?? "";
    return translate(`draft-orders.shipping.${limit.type}`, { amount });
  };
  return (
    <Field
      {...text}
      isLabelHidden
      hint={regionId === null ? translate("draft-orders.shipping.regionFirst") : text.hint}
    >
      <ReadProblem {...read} />
      {value.option_id === null && value.name !== "" && (
        <Banner tone="caution">{translate("draft-orders.shipping.lost", { name: value.name })}</Banner>
      )}
      {isRead && options.length === 0 && (
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
      {isNew && options.length > 0 && (
        <Radio
          name={name}
          value=""
          label={translate("draft-orders.shipping.later")}
          isChecked={value.option_id === null}
          onChange={() => onChange(noShipping)}
          onBlur={onBlur}
        />
      )}
      {isNew && value.option_id !== null && currencyCode !== undefined && (
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
