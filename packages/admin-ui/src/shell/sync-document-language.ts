import type { i18n } from "i18next";
import { directionOf } from "../core/i18n/language-codes";
import { spokenCode } from "../core/i18n/translate";

/** The whole page is the admin's: it is in the language that the admin speaks, for screen readers and line breaks. */
export function syncDocumentLanguage(instance: i18n): void {
  const tell = () => {
    document.documentElement.lang = spokenCode(instance);
    document.documentElement.dir = directionOf(spokenCode(instance));
  };
  tell();
  instance.on("languageChanged", tell);
}
