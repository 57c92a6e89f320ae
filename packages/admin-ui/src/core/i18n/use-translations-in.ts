import { useQuery } from "@tanstack/react-query";
import type { Translate } from "@tillhouse/extension-sdk/internal";
import { useAdmin } from "../context/admin-context";
import { addMessages, translateWith } from "./translate";
import { useI18n } from "./use-i18n";

/**
 * Texts in other languages than the one that is spoken, by their codes; `undefined` until they are there. English stands in
 * for what a language lacks.
 */
export function useTranslationsIn(codes: readonly string[]): ReadonlyMap<string, Translate> | undefined {
  const i18n = useI18n();
  const { extensions } = useAdmin();
  const wanted = [...new Set(codes)].sort();
  const { data } = useQuery({
    queryKey: ["texts", wanted],
    queryFn: async () => {
      // A file that cannot be read is logged and survived.
      await i18n.loadLanguages(wanted);
      await Promise.all(wanted.map((code) => addMessages(i18n, extensions, code)));
      return wanted;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && new Map(data.map((code) => [code, translateWith(i18n, code)]));
}
