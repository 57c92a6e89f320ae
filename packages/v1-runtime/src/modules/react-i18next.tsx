import i18next from "i18next";
import { type ReactNode, useEffect } from "react";
import { initReactI18next } from "react-i18next";
import { currentHost } from "../host/current-host";
import { addProvider } from "../host/providers";
import { useAdminHost } from "../host/use-admin-host";

export * from "react-i18next";

/** The admin's keys by their English texts; there once somebody reads another language. */
let adminKeys: Readonly<Record<string, string>> = {};

/**
 * What stands for a text that nobody has translated: the admin's own, where it says the same in English, else what the
 * call has.
 */
function missingText(key: string, text = key): string {
  const host = currentHost();
  const english = text.trim();
  if (host === undefined || !Object.hasOwn(adminKeys, english)) return text;
  const found = adminKeys[english];
  return found === undefined || host.locale === "en" ? text : host.translate(found);
}

// Texts come from the calls themselves, which name one in English: `t("key", "Text")`.
void i18next.use(initReactI18next).init({
  lng: currentHost()?.locale ?? "en",
  fallbackLng: "en",
  resources: {},
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: missingText,
  react: { useSuspense: false },
});

let loading: Promise<void> | undefined;

/** Makes the admin's texts known, once, and has everything drawn that says one of them. */
function loadAdminTexts(): Promise<void> {
  loading ??= import("tillhouse-v1:admin-texts").then(
    ({ default: keys }) => {
      adminKeys = keys;
      void i18next.changeLanguage(i18next.language);
    },
    () => {
      // The texts of the calls stand; the next contribution asks once more.
      loading = undefined;
    },
  );
  return loading;
}

/** Follows the language that the person chose in the admin. */
function LanguageProvider({ children }: { children: ReactNode }) {
  const locale = useAdminHost()?.locale;
  useEffect(() => {
    if (locale === undefined) return;
    if (i18next.language !== locale) void i18next.changeLanguage(locale);
    if (locale !== "en") void loadAdminTexts();
  }, [locale]);
  return children;
}

addProvider("react-i18next", LanguageProvider);
