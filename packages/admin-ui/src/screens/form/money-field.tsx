import { useHost } from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { useFormContext, useWatch } from "react-hook-form";
import type { ControlProps } from "./control-props";
import type { FormValues } from "./form-values";

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends ControlProps {
  /** Key of the field that holds the currency's code. */
  currencyField: string | undefined;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** An amount in the currency that another field holds, or in the store's own. */
export function MoneyField({ currencyField, name, ...props }: MoneyFieldProps) {
  const { store } = useHost();
  const { control } = useFormContext<FormValues>();
  // The currency stands beside the amount: in a repeating group, in the same row.
  const beside = currencyField && name.replace(/[^.]+$/, currencyField);
  const chosen: unknown = useWatch({ control, name: beside ?? name });
  const own = beside && typeof chosen === "string" && chosen !== "" ? chosen : undefined;
  return <MoneyInput {...props} currencyCode={own ?? store?.default_currency_code ?? "eur"} />;
}
