import {
  type CustomFieldProps,
  formatList,
  useAdminQuery,
  useFormRecord,
  useHost,
  usePendingField,
} from "@tillhouse/extension-sdk";
import { useProductOptions } from "@tillhouse/extension-sdk/commerce";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, Skeleton, TextInput } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import { type NewOption, type RenamedValue, sameTitles, withoutOption } from "./product-option-steps";

function useOptionOfForm() {
  const { record: option } = useFormRecord<"product-options">();
  const { data, error, isLoading, refetch } = useProductOptions(option.product_id);
  usePendingField(isLoading);
  return { option, data, error, refetch };
}

/** The values of an option, each with its name. */
export function RenamedValues({ value, onChange, onBlur, errors }: CustomFieldProps<RenamedValue[]>) {
  const { translate } = useHost();
  const { suggest } = useFormRecord();
  const { option, data, error, refetch } = useOptionOfForm();
  const words = data?.options.find(({ id }) => id === option.id)?.values;
  const isUnset = words !== undefined && words.join("\n") !== value.map(({ was }) => was).join("\n");
  useLayoutEffect(() => {
    if (isUnset)
      suggest(
        "values",
        words.map((was) => ({ was, now: value.find((one) => one.was === was)?.now ?? was })),
      );
  });
  return (
    <div className="th-fields">
      <ReadProblem error={error} refetch={refetch}>
        {translate("variants.errors.optionsUnread")}
      </ReadProblem>
      {words === undefined && error === null && <Skeleton width="60%" />}
      {value.map(({ was, now }, index) => (
        <TextInput
          key={was}
          label={translate("product-options.value", { value: was })}
          name={`values.${index}.now`}
          value={now}
          errors={errors !== undefined && now.trim() === "" ? [translate("form.required")] : undefined}
          onChange={({ currentTarget }) =>
            onChange(value.map((one) => (one.was === was ? { was, now: currentTarget.value } : one)))
          }
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}

/** What becomes of the variants when an option is removed; what stands in the way is named. */
export function RemovalEffect({ value, errors }: CustomFieldProps<string[]>) {
  const { translate, locale } = useHost();
  const { suggest } = useFormRecord();
  const { option, data, error, refetch } = useOptionOfForm();
  const same = data === undefined ? [] : sameTitles(withoutOption(data, option.id));
  const isOld = data !== undefined && same.join("\n") !== value.join("\n");
  useLayoutEffect(() => {
    if (isOld) suggest("same", same);
  });
  if (data === undefined)
    return (
      <>
        <ReadProblem error={error} refetch={refetch}>
          {translate("variants.errors.optionsUnread")}
        </ReadProblem>
        {error === null && <Skeleton width="60%" />}
      </>
    );
  const count = data.combinations.size;
  const isOnlyOption = data.options.length === 1;
  if (same.length > 0)
    return (
      <Banner tone={errors === undefined ? "caution" : "negative"}>
        {isOnlyOption
          ? translate("product-options.sameAll", { count, option: option.title })
          : translate("product-options.same", { option: option.title, same: formatList(same, locale) })}
      </Banner>
    );
  return <Banner tone="caution">{translate("product-options.lose", { count, option: option.title })}</Banner>;
}

/** What the variants that are there get of a new option; nothing where there are none. */
export function StartValue({ value, onChange, onBlur, errors, label }: CustomFieldProps<NewOption["start"]>) {
  const { translate } = useHost();
  const { record: product, suggest } = useFormRecord<"products">();
  const { data, error, isLoading, refetch } = useAdminQuery<{ count: number }>(
    "variants",
    `/products/${product.id}/variants`,
    { query: { fields: "id", limit: 1 } },
  );
  usePendingField(isLoading);
  const isOld = data !== undefined && data.count !== value.count;
  useLayoutEffect(() => {
    if (isOld) suggest("start", { ...value, count: data.count });
  });
  if (data === undefined)
    return (
      <>
        <ReadProblem error={error} refetch={refetch}>
          {translate("variants.errors.optionsUnread")}
        </ReadProblem>
        {error === null && <Skeleton width="60%" />}
      </>
    );
  if (data.count === 0) return null;
  return (
    <TextInput
      label={label}
      name="start"
      isRequired
      hint={translate("product-options.startHint", { count: data.count })}
      errors={Array.isArray(errors) ? errors : undefined}
      value={value.value}
      onChange={({ currentTarget }) => onChange({ ...value, value: currentTarget.value })}
      onBlur={onBlur}
    />
  );
}
