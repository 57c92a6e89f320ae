import { useHost } from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { forwardRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../kinds/form-values";
import type { ControlProps } from "./control-props";
import { heldAt, useFormScope } from "./form-scope";

export interface MoneyFieldProps extends ControlProps {
  /** Key of the field that holds the currency's code. */
  currencyField: string | undefined;
  /** Path in the record that holds it. */
  currencyFrom: string | undefined;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** An amount in the currency that another field holds, else the record, else in the store's own. */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currencyField, currencyFrom, name, ...props },
  ref,
) {
  const { store } = useHost();
  const { control } = useFormContext<FormValues>();
  const { record } = useFormScope();
  // The currency stands beside the amount: in a repeating group, in the same row.
  const beside = currencyField && name.replace(/[^.]+$/, currencyField);
  const chosen: unknown = useWatch({ control, name: beside ?? name });
  const held = [beside && chosen, currencyFrom && heldAt(record, currencyFrom)];
  const own = held.find((code): code is string => typeof code === "string" && code !== "");
  return <MoneyInput {...props} ref={ref} currencyCode={own ?? store?.default_currency_code ?? "eur"} />;
});
