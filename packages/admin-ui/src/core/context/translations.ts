import type { Translate } from "@tillhouse/extension-sdk/internal";
import type { i18n } from "i18next";

/** The texts of one admin, in the language that is spoken. */
export interface Translations {
  instance: i18n;
  /** New with every language, so that whoever depends on it speaks anew. */
  translate: Translate;
  /** Language code such as `en`. */
  locale: string;
  direction: "ltr" | "rtl";
  /** The language as the picker calls it. */
  language: string;
  /** Changes it for this browser, without a reload. */
  setLanguage(language: string): Promise<"spoken" | "failed" | "overtaken">;
}
