import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

/**
 * The texts of the admin around. `useTranslation` of `react-i18next` would hold back what asks for them, and all beside it,
 * until also those texts are read that only later pages say.
 */
export function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error("useI18n must be used within an I18nextProvider");
  return context.i18n;
}
