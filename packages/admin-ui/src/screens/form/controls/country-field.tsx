import { useHost } from "@tillhouse/extension-sdk";
import { Combobox, countryOptions } from "@tillhouse/extension-sdk/inputs";
import { useMemo, useState } from "react";
import type { ControlProps } from "./control-props";

export interface CountryFieldProps extends ControlProps {
  value: string;
  onChange: (code: string) => void;
  /** Codes of those that can be chosen; all of them when left out. */
  only?: readonly string[];
}

/** One of all countries, found by typing; none is an empty text. */
export function CountryField({ value, onChange, only, ...props }: CountryFieldProps) {
  const { locale } = useHost();
  const [query, setQuery] = useState("");
  const all = useMemo(() => countryOptions(locale), [locale]);
  const found = all.filter(
    ({ label, value: code }) =>
      (only?.includes(code) ?? true) && `${label} ${code}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Combobox
      {...props}
      chosen={all.filter((country) => country.value === value)}
      onChoose={([country]) => onChange(country?.value ?? "")}
      options={found}
      query={query}
      onQueryChange={setQuery}
    />
  );
}
