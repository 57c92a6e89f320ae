import { useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { type Language, languages } from "../../core/i18n/languages";

/** What a picker of languages shows and does. */
export interface LanguageChoice {
  /** What is spoken, or was picked and is on its way. */
  language: Language | undefined;
  isPending: boolean;
  pick(locale: string): Promise<void>;
}

/** Changes the language at once, for this browser. What cannot be read is told, and the language stays. */
export function usePickLanguage(): LanguageChoice {
  const { language, setLanguage, translate, notify } = useAdmin();
  const [wanted, setWanted] = useState<string>();
  const find = (locale: string) => languages.find((other) => other.locale === locale);
  const pick = async (locale: string) => {
    setWanted(locale);
    const outcome = await setLanguage(locale);
    if (outcome === "overtaken") return;
    setWanted(undefined);
    if (outcome === "failed")
      notify.error(
        translate("language.failedTitle", { name: find(locale)?.name ?? locale }),
        translate("language.failedText"),
      );
  };
  return { language: find(wanted ?? language), isPending: wanted !== undefined, pick };
}
