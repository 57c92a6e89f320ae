import {
  type AdminStorage,
  createAdminStorage,
  type ExtensionDefinition,
  type Translate,
} from "@tillhouse/extension-sdk/internal";
import { createInstance, type i18n } from "i18next";
import { deriveText } from "./derive-text";
import { KnownTexts } from "./known-texts";
import { baseCode, codeOf, codes, directionOf, localeOf } from "./language-codes";
import { createDetector } from "./language-detector";
import { type HostTexts, namespace, pageNamespace, TextFiles } from "./text-files";

/** Settings of {@link createTranslation}. */
export interface TranslationOptions {
  /** Language of those who have not chosen one; detected when left out. */
  locale?: string;
  /** Address of the translation files with `{{lng}}` and `{{ns}}`; the package's own files when left out. */
  localesPath?: string;
  /** Texts in the place of the admin's own, by language. */
  texts?: HostTexts;
  /** Whether `locale` counts whatever was chosen in this browser, and nothing is remembered of it. */
  isFixed?: boolean;
  /** Where the choice is kept. Left out: under the keys without a prefix. */
  storage?: AdminStorage;
}

type Spoken = Pick<ExtensionDefinition, "id" | "messages">;

/** Languages whose own file could not be read, for each admin. */
const failed = new WeakMap<i18n, Set<string>>();

/**
 * The texts of one admin (specification, section 9): only the base part of a language code counts, only the current
 * language is loaded, English stands in for what is missing. A file that cannot be loaded is logged and survived; while
 * it is asked for again, English stands.
 */
export async function createTranslation({
  locale,
  localesPath,
  texts = {},
  isFixed = false,
  storage = createAdminStorage(),
}: TranslationOptions): Promise<i18n> {
  const instance = createInstance();
  const missing = new Set<string>();
  failed.set(instance, missing);
  await new Promise<void>((resolve) => {
    if (!isFixed) instance.use(createDetector(locale, storage));
    instance.use(new TextFiles({ localesPath, texts, onFirstAnswers: resolve }));
    instance.on("failedLoading", (code: string, file: string, message: string) => {
      // English stands in for what only some pages say: that alone is no reason to stay with another language.
      if (file === namespace) missing.add(code);
      console.error(`Tillhouse: the translation "${localeOf(code)}" could not be loaded: ${message}`);
    });
    void instance
      .init({
        fallbackLng: "en",
        ...(isFixed && locale !== undefined && { lng: baseCode(locale) }),
        supportedLngs: codes,
        load: "languageOnly",
        ns: [namespace],
        // What the admin itself says goes before what extensions added.
        defaultNS: [pageNamespace, namespace],
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false },
        maxRetries: 5,
        retryTimeout: 350,
        maxParallelReads: 10,
      })
      .then(() => resolve());
  });
  return instance;
}

/** Reads what only pages say that are loaded later. A file that cannot be read is logged and survived. */
export async function loadPageTexts(instance: i18n): Promise<void> {
  await instance.loadNamespaces(pageNamespace);
}

const resultKey = /^(.+)\.actionResults\.(.+)$/;

/**
 * What an action has done, where the language that is spoken has no words of its own for it: a sentence of that language
 * with the action's name says it better than English would.
 */
function resultOf(
  [, name, id]: readonly string[],
  count: number,
): { sentence: string; action: string; noun: string } {
  return {
    sentence: count === 1 ? "toast.acted" : "toast.manyActed",
    action: `${name}.actions.${id}`,
    noun: `${name}.count`,
  };
}

/**
 * The look-up that everything in the admin uses. A key without a text is made readable; see {@link deriveText}.
 *
 * @param code another language than the one that is spoken; its texts must have been loaded
 */
export function translateWith(instance: i18n, code?: string): Translate {
  const isRightToLeft = directionOf(code ?? spokenCode(instance)) === "rtl";
  const language = code === undefined ? {} : { lng: code };
  const find = (key: string, given: Record<string, string | number> | undefined) => {
    const values: Record<string, unknown> & { lng?: string } = { ...given, ...language };
    if (!instance.exists(key, values)) return undefined;
    if (!isRightToLeft) return instance.t(key, values);
    const { res, usedLng } = instance.t(key, { ...values, returnDetails: true });
    // English that stands in: its full stop belongs to its end, not to the end of a line that runs the other way.
    return directionOf(usedLng) === "ltr" ? `\u200e${res}\u200e` : res;
  };
  const known = new KnownTexts(instance, language);
  const translate: Translate = (key: string, given?: Record<string, string | number>) => {
    const isPlain = given === undefined;
    const same = isPlain ? known.get(key) : undefined;
    if (same !== undefined) return same;
    const result = resultKey.exec(key);
    if (result !== null && !instance.exists(key, { ...given, ...language, fallbackLng: [] })) {
      const { sentence, action, noun } = resultOf(result, Number(given?.count ?? 1));
      return translate(sentence, { ...given, action: translate(action), noun: translate(noun, given) });
    }
    const text = find(key, given);
    if (text !== undefined) {
      if (isPlain) known.add(key, text);
      return text;
    }
    const count = typeof given?.count === "number" ? given.count : undefined;
    const derived = deriveText(key, count);
    return "text" in derived ? derived.text : instance.t(derived.sentence, { ...derived, ...language });
  };
  return translate;
}

/** The code of the language that is spoken: English where the chosen one has no texts. */
export function spokenCode(instance: i18n): string {
  return instance.resolvedLanguage ?? "en";
}

/** Which extension each text belongs to, for each admin; by language and key. */
const owners = new WeakMap<i18n, Map<string, string>>();

/** The first to say a key keeps it; saying it anew, as while it is written, changes it. */
function addTexts(
  instance: i18n,
  { owner, language, texts }: { owner: string; language: string; texts: Readonly<Record<string, string>> },
): void {
  const known = owners.get(instance) ?? new Map<string, string>();
  owners.set(instance, known);
  for (const [key, text] of Object.entries(texts)) {
    const place = `${language} ${key}`;
    const isFree = known.get(place) === owner || !instance.getResource(language, namespace, key);
    if (!isFree) continue;
    known.set(place, owner);
    instance.addResource(language, namespace, key, text);
  }
}

/**
 * Adds what extensions say, in the language that is spoken and in English. What the admin itself says stays. A file that
 * cannot be loaded is logged and survived: its keys are made readable.
 *
 * @param code the language that is spoken next, when it is not the current one
 */
export async function addMessages(
  instance: i18n,
  extensions: readonly Spoken[],
  code: string = spokenCode(instance),
): Promise<void> {
  await Promise.all(
    extensions.flatMap(({ id, messages = {} }) =>
      [...new Set([code, "en"])].map(async (language) => {
        try {
          const texts = await (messages[localeOf(language)] ?? messages[language])?.();
          if (texts) addTexts(instance, { owner: id, language, texts: texts.default });
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

/** What was picked last, for each admin: a slower answer to an earlier pick changes nothing. */
const picked = new WeakMap<i18n, string>();

/**
 * Changes the language, once its texts are there, and keeps the choice in this browser.
 *
 * @returns whether it is spoken now: not where its file cannot be read, or another one has been picked meanwhile
 */
export async function changeLanguage(
  instance: i18n,
  locale: string,
  extensions: readonly Spoken[],
): Promise<"spoken" | "failed" | "overtaken"> {
  const code = codeOf(locale);
  picked.set(instance, code);
  const missing = failed.get(instance);
  // What failed before is asked for anew.
  if (missing?.delete(code)) await instance.reloadResources([code], namespace);
  else await instance.loadLanguages(code);
  if (missing?.has(code)) return picked.get(instance) === code ? "failed" : "overtaken";
  await addMessages(instance, extensions, code);
  if (picked.get(instance) !== code) return "overtaken";
  await instance.changeLanguage(code);
  return "spoken";
}
