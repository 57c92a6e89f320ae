import { type CustomFieldProps, useFormRecord, useHost, usePendingField } from "@tillhouse/extension-sdk";
import {
  type ProductOptions,
  type ProductOptionValues,
  useProductOptions,
} from "@tillhouse/extension-sdk/commerce";
import { Combobox, MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { FormErrors, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect, useState } from "react";
import type { VariantPriceValue } from "./variant-form";

interface OptionValue {
  option_id: string;
  value: string;
}

/** The options of the product that the form's variant belongs to, or will. */
function useFormOptions() {
  const { values } = useFormRecord<"variants">();
  return useProductOptions(typeof values.product_id === "string" ? values.product_id : undefined);
}

function optionValueOf(values: readonly OptionValue[], id: string): string {
  return values.find(({ option_id }) => option_id === id)?.value ?? "";
}

/** A value for each option of the product: one that other variants have, or one that is typed. */
export function OptionValues({ value, onChange, onBlur, errors, label }: CustomFieldProps<OptionValue[]>) {
  const { translate } = useHost();
  const { data, error, isLoading, refetch } = useFormOptions();
  const { suggest } = useFormRecord<"variants">();
  usePendingField(isLoading);
  useOtherVariants(data);
  const ids = data?.options.map(({ id }) => id);
  const isOld = ids !== undefined && ids.join() !== value.map(({ option_id }) => option_id).join();
  const ordered = (ids ?? []).map((id) => ({ option_id: id, value: optionValueOf(value, id) }));
  // Before anybody can type: what they type next must not be undone.
  useLayoutEffect(() => {
    if (isOld) suggest("options", ordered);
  });
  const messages = Array.isArray(errors) ? errors : undefined;
  const isIncomplete = ordered.some((one) => one.value.trim() === "");
  return (
    <fieldset className="th-fields">
      <legend className="th-visually-hidden">{label}</legend>
      <ReadProblem error={error} refetch={refetch}>
        {translate("variants.errors.optionsUnread")}
      </ReadProblem>
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data?.options.length === 0 && <p className="th-muted">{translate("variants.noOptions")}</p>}
      {data?.options.map((option, index) => (
        <OptionInput
          key={option.id}
          option={option}
          value={optionValueOf(value, option.id)}
          name={`options.${index}.value`}
          errors={
            errors !== undefined && optionValueOf(value, option.id).trim() === ""
              ? [translate("form.required")]
              : undefined
          }
          onBlur={onBlur}
          onChange={(next) =>
            onChange(ordered.map((one) => (one.option_id === option.id ? { ...one, value: next } : one)))
          }
        />
      ))}
      {!isIncomplete && messages !== undefined && <FormErrors errors={messages} />}
    </fieldset>
  );
}

interface OptionInputProps {
  option: ProductOptionValues;
  value: string;
  name: string;
  errors: readonly string[] | undefined;
  onBlur: () => void;
  onChange: (value: string) => void;
}

function OptionInput({ option, value, name, errors, onBlur, onChange }: OptionInputProps) {
  const [query, setQuery] = useState("");
  const asked = query.trim().toLowerCase();
  const choose = (next: string) => {
    setQuery("");
    onChange(next);
  };
  return (
    <Combobox
      label={option.title}
      name={name}
      isRequired
      errors={errors}
      chosen={value === "" ? [] : [{ value, label: value }]}
      options={option.values
        .filter((word) => word.toLowerCase().includes(asked))
        .map((word) => ({ value: word, label: word }))}
      query={query}
      onQueryChange={setQuery}
      onChoose={([chosen]) => choose(chosen?.value ?? "")}
      onCreate={choose}
      onBlur={onBlur}
    />
  );
}

/** Finds out what the other variants of the product are; the form refuses a combination that one of them has. */
function useOtherVariants(data: ProductOptions | undefined): void {
  const { suggest, record, values } = useFormRecord<"variants">();
  // A new variant has no record.
  const own: string | undefined = Object(record).id;
  const known = [...(data?.combinations ?? [])].flatMap(([id, values]) => (id === own ? [] : [[...values]]));
  const isOld = data !== undefined && JSON.stringify(known) !== JSON.stringify(values.others);
  useLayoutEffect(() => {
    if (isOld) suggest("others", known);
  });
}

/** One price in each currency of the store, and those of regions that the variant has. */
export function VariantPrices({ value, onChange, onBlur, label }: CustomFieldProps<VariantPriceValue[]>) {
  const { store, translate } = useHost();
  const first = store?.default_currency_code;
  const codes = (store?.currencies ?? [])
    .map(({ code }) => code)
    .sort((left, right) => Number(right === first) - Number(left === first) || left.localeCompare(right));
  const isPlain = (price: VariantPriceValue) =>
    !price.region_id && !price.min_quantity && !price.max_quantity;
  const set = (code: string, amount: number | null) => {
    const known = value.find((price) => isPlain(price) && price.currency_code === code);
    if (known === undefined) onChange([...value, { currency_code: code, amount }]);
    else onChange(value.map((price) => (price === known ? { ...price, amount } : price)));
  };
  const others = value.filter((price) => !isPlain(price) || !codes.includes(price.currency_code));
  return (
    <fieldset className="th-fields th-fields--two">
      <legend className="th-visually-hidden">{label}</legend>
      {codes.map((code) => (
        <MoneyInput
          key={code}
          label={translate("variants.priceIn", { currency: code.toUpperCase() })}
          currencyCode={code}
          min={0}
          value={value.find((price) => isPlain(price) && price.currency_code === code)?.amount ?? null}
          onChange={(amount) => set(code, amount)}
          onBlur={onBlur}
        />
      ))}
      {others.length > 0 && (
        <p className="th-muted th-fields__wide">
          {translate("variants.otherPrices", { count: others.length })}
        </p>
      )}
    </fieldset>
  );
}
