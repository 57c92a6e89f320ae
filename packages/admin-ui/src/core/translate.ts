import type { ExtensionDefinition, Translate } from "@tillhouse/extension-sdk";
import { createInstance, type i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import HttpBackend from "i18next-http-backend";
import { deriveText } from "./derive-text";

/** Settings of {@link createTranslation}. */
export interface TranslationOptions {
  /** Language to start in; detected when left out. */
  locale?: string;
  /** Address of the translation files with `{{lng}}` and `{{ns}}`; the package's own files when left out. */
  localesPath?: string;
}

/** Reads the translations that come with the package; each language is its own chunk. */
const ownFiles = {
  type: "backend" as const,
  init() {},
  read(language: string, _namespace: string, done: (error: unknown, data: object | false) => void) {
    if (language !== "en") return done(new Error(`There is no translation for "${language}".`), false);
    import("../messages/en.json").then(
      (file) => done(null, file.default),
      (error: unknown) => done(error, false),
    );
  },
};

/** Right-to-left languages among those that the admin speaks. */
const rightToLeft = new Set(["ar", "he", "fa", "ur"]);

/** The direction that a language is written in. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(language) ? "rtl" : "ltr";
}

/**
 * The texts of one admin (specification, section 9): only the base part of a language code counts, only the current
 * language is loaded, English stands in for what is missing. A file that cannot be loaded is logged and survived.
 */
export async function createTranslation({ locale, localesPath }: TranslationOptions): Promise<i18n> {
  const instance = createInstance();
  instance.use(LanguageDetector);
  if (localesPath === undefined) instance.use(ownFiles);
  else instance.use(HttpBackend);
  instance.on("failedLoading", (language: string, _namespace: string, message: string) => {
    console.error(`Tillhouse: the translation "${language}" could not be loaded: ${message}`);
  });
  await instance.init({
    lng: locale,
    fallbackLng: "en",
    supportedLngs: ["en"],
    load: "languageOnly",
    ns: ["translation"],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    backend: { loadPath: localesPath },
    detection: {
      order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
      lookupQuerystring: "lng",
      caches: ["localStorage"],
    },
  });
  return instance;
}

/** The look-up that everything in the admin uses. A key without a text is made readable; see {@link deriveText}. */
export function translateWith(instance: i18n): Translate {
  return (key, values) => {
    if (instance.exists(key, { ...values })) return instance.t(key, { ...values });
    const count = typeof values?.count === "number" ? values.count : undefined;
    const derived = deriveText(key, count);
    return "text" in derived ? derived.text : instance.t(derived.sentence, { ...derived });
  };
}

/**
 * Adds what extensions say, in the language that is spoken and in English. What the admin itself says stays. A file that
 * cannot be loaded is logged and survived: its keys are made readable.
 */
export async function addMessages(
  instance: i18n,
  extensions: readonly Pick<ExtensionDefinition, "id" | "messages">[],
): Promise<void> {
  const languages = new Set([instance.resolvedLanguage ?? "en", "en"]);
  await Promise.all(
    extensions.flatMap(({ id, messages = {} }) =>
      [...languages].map(async (language) => {
        try {
          const texts = await messages[language]?.();
          if (texts) instance.addResourceBundle(language, "translation", texts.default, true, false);
        } catch (error) {
          console.error(
            `Tillhouse: the texts "${language}" of the extension "${id}" could not be loaded`,
            error,
          );
        }
      }),
    ),
  );
}
