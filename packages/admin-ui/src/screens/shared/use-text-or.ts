import { useHost } from "@tillhouse/extension-sdk";
import { useI18n } from "../../core/i18n/use-i18n";

/**
 * The text that a resource has for a place, where somebody wrote one in the language that is spoken; else what most
 * resources say there.
 */
export function useTextOr() {
  const { translate } = useHost();
  const i18n = useI18n();
  return (key: string, otherwise: string, values?: Record<string, string | number>): string =>
    i18n.exists(key, { fallbackLng: [] }) ? translate(key, values) : otherwise;
}
