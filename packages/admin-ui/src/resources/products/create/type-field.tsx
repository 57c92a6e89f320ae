import {
  type CustomFieldProps,
  describeError,
  toAdminError,
  useDebouncedValue,
  useHost,
  useRecords,
} from "@tillhouse/extension-sdk";
import { Combobox } from "@tillhouse/extension-sdk/inputs";
import { useState } from "react";

/** A type by its word: the store makes one that is not there yet. */
export default function TypeField({ value, onChange, ...field }: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  const [query, setQuery] = useState("");
  const search = useDebouncedValue(query.trim(), 250);
  const { records, isLoading, error, refetch } = useRecords("product-types", {
    limit: 20,
    ...(search !== "" && { q: search }),
  });
  return (
    <Combobox
      {...field}
      chosen={value ? [{ value, label: value }] : []}
      onChoose={([chosen]) => onChange(chosen?.value ?? "")}
      options={records.map((type) => ({ value: type.value, label: type.value }))}
      query={query}
      onQueryChange={setQuery}
      isLoading={isLoading || search !== query.trim()}
      onCreate={onChange}
      problem={error ? describeError(toAdminError(error), translate) : undefined}
      onRetry={() => void refetch()}
    />
  );
}
