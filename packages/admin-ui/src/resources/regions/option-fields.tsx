import { type CustomFieldProps, useFormRecord, useHost, usePendingField } from "@tillhouse/extension-sdk";
import { providerName, useFormRegion } from "@tillhouse/extension-sdk/commerce";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, Select } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import { type FulfillmentOption, optionKey, optionName, useFulfillmentOptions } from "./fulfillment-options";

/** Which of the providers' own options it is. It says in which currency the amounts are, too: both follow from the region. */
export function FulfillmentOptionField({
  value,
  onChange,
  ...field
}: CustomFieldProps<FulfillmentOption | null>) {
  const host = useHost();
  const { translate } = host;
  const { suggest, values } = useFormRecord();
  const { id, region } = useFormRegion();
  const { options, error, isLoading, refetch } = useFulfillmentOptions(id);
  usePendingField(isLoading);
  const currency = region?.currency_code;
  const isOther = currency !== undefined && values.currency_code !== currency;
  useLayoutEffect(() => {
    if (isOther) suggest("currency_code", currency);
  });
  // Most stores ship by hand: there is nothing to choose then.
  const single = options?.length === 1 ? options[0] : undefined;
  useLayoutEffect(() => {
    if (value === null && single !== undefined) suggest("fulfillment_option", single);
  });
  const current = value === null ? "" : optionKey(value);
  const isOffered = options?.some((option) => optionKey(option) === current) ?? true;
  return (
    <div className="th-fields">
      <Select
        {...field}
        value={isOffered ? current : ""}
        placeholder={translate(
          id === null ? "shipping-options.regionFirst" : "shipping-options.chooseOption",
        )}
        disabled={id === null}
        onChange={({ currentTarget }) =>
          onChange(options?.find((option) => optionKey(option) === currentTarget.value) ?? null)
        }
        options={(options ?? []).map((option) => ({
          value: optionKey(option),
          label: translate("shipping-options.optionOf", {
            option: optionName(option.data),
            provider: providerName(option.provider_id, host),
          }),
        }))}
      />
      {id !== null && (
        <ReadProblem error={error} refetch={refetch}>
          {translate("shipping-options.optionsUnread")}
        </ReadProblem>
      )}
      {options?.length === 0 && <Banner tone="caution">{translate("shipping-options.noOptions")}</Banner>}
      {value !== null && !isOffered && (
        <Banner tone="caution">
          {translate("shipping-options.notThere", { provider: providerName(value.provider_id, host) })}
        </Banner>
      )}
      {region !== undefined && (
        <Banner tone="info">
          {translate("shipping-options.currencyOf", {
            region: region.name,
            currency: region.currency_code.toUpperCase(),
          })}
        </Banner>
      )}
    </div>
  );
}
