import { useHost } from "@tillhouse/extension-sdk";

/** Who calculates the taxes of a region: the store itself, or a provider by its id. */
export function TaxProviderName({ id }: { id: string | null | undefined }) {
  const { translate } = useHost();
  return id ? id : translate("tax-regions.provider.system");
}
