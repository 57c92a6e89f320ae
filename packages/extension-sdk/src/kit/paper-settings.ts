import { useMemo } from "react";
import { useSettings } from "../data/use-settings";
import { useHost } from "../resource/use-host";

/** Where the store's metadata keeps them. */
export const paperSettingsKey = "tillhouse_papers";

/** What the store has told once about its papers, in the settings: texts are empty where nothing was told. */
export interface PaperSettings {
  /** Who sells; the store's name where nothing was told. */
  name: string;
  /** Several lines. */
  address: string;
  /** The seller's own tax number, for invoices. */
  tax_number: string;
  /** Where customers write to. */
  email: string;
  /** Where customers call. */
  phone: string;
  /** Where the picture is, one at most. */
  logo: readonly string[];
  /** Put before the number of an order, to make that of its invoice. */
  invoice_prefix: string;
  /** Several lines, below every invoice. */
  footer: string;
  /** Where parcels come back to, several lines. */
  return_address: string;
}

/** What papers are like before anything was told. */
export const noPaperSettings: PaperSettings = {
  name: "",
  address: "",
  tax_number: "",
  email: "",
  phone: "",
  logo: [],
  invoice_prefix: "",
  footer: "",
  return_address: "",
};

/**
 * Who a paper comes from, as the store's settings have it.
 *
 * @example const { footer } = usePaperSettings();
 */
export function usePaperSettings(): PaperSettings {
  const { store } = useHost();
  const told = useSettings<Partial<PaperSettings>>(paperSettingsKey);
  return useMemo(() => {
    const all = { ...noPaperSettings, ...told };
    return { ...all, name: all.name || (store?.name ?? "") };
  }, [told, store]);
}
