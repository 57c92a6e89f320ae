import type { AdminStorage } from "@tillhouse/extension-sdk/internal";
import type { LanguageDetectorModule } from "i18next";
import { baseCode, codes, localeOf } from "./language-codes";

/** What the language is called in the browser's storages, and the name of its cookie. */
const key = "i18nextLng";
const cookie = "i18next";

const isKnown = (code: string) => codes.includes(baseCode(code));

/** A frame in a sandbox may read none. */
function cookieOf(name: string): string | undefined {
  try {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    return pairs.find(([own]) => own === name)?.[1];
  } catch {
    return undefined;
  }
}

/** With a router of hashes, the search is a part of the hash. */
function parameterOf(name: string): string | null {
  const { search, hash } = window.location;
  return new URLSearchParams(search || hash.replace(/^[^?]*/, "")).get(name);
}

/**
 * Finds out which language to start in, in the order of the specification, section 9, and keeps it in this browser. The
 * configuration's `locale` is a default: it stands behind everything that was chosen, and before what the browser and the page say.
 */
export function createDetector(
  locale: string | undefined,
  { shared, session }: AdminStorage,
): LanguageDetectorModule {
  /** Where somebody may have said which language they want, the weightiest first. */
  const readChosen = () => [parameterOf("lng"), cookieOf(cookie), shared.getItem(key), session.getItem(key)];
  let isDefault = false;
  return {
    type: "languageDetector",
    detect() {
      const chosen = readChosen().filter((code) => code !== null && code !== undefined);
      isDefault = locale !== undefined && isKnown(locale) && !chosen.some(isKnown);
      const given = [locale ?? [], navigator.languages, document.documentElement.lang].flat();
      return [...chosen, ...given].filter((code) => code !== "").map(baseCode);
    },
    // What the configuration says is not kept: it shall count for as long as it is said, and nobody chose otherwise.
    cacheUserLanguage(code) {
      if (!isDefault) shared.setItem(key, localeOf(code));
      isDefault = false;
    },
  };
}
