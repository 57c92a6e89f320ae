import { type CustomFieldProps, useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Select } from "@tillhouse/extension-sdk/ui";

interface TaxProvider {
  id: string;
  is_installed: boolean;
}

/** Who calculates the taxes of a region: the store itself, or one of the providers that are installed in it. */
export default function TaxProviderField({ value, onChange, ...field }: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  const { data, error, refetch } = useAdminQuery<{ tax_providers: TaxProvider[] }>(
    "tax-regions",
    "/store/tax-providers",
  );
  const installed = (data?.tax_providers ?? [])
    .filter(({ is_installed }) => is_installed)
    .map(({ id }) => id);
  // One that was taken out of the store is shown as long as the region names it.
  const isGone = value !== null && data !== undefined && !installed.includes(value);
  const ids = value === null || installed.includes(value) ? installed : [...installed, value];
  return (
    <>
      <Select
        {...field}
        hint={translate(isGone ? "tax-regions.provider.gone" : "tax-regions.hints.tax_provider_id")}
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        options={[
          { value: "", label: translate("tax-regions.provider.system") },
          ...ids.map((id) => ({ value: id, label: id })),
        ]}
      />
      <ReadProblem error={error} refetch={refetch} />
    </>
  );
}
