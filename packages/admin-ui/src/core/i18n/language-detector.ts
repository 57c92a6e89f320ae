import type { AdminStorage, StorageArea } from "@tillhouse/extension-sdk/internal";
import LanguageDetector from "i18next-browser-languagedetector";
import { baseCode, codes, localeOf } from "./language-codes";

/** Where somebody may have said which language they want, the weightiest first (specification, section 9). */
const chosen = ["querystring", "cookie", "kept"];

const key = "i18nextLng";

const isKnown = (code: string) => codes.includes(baseCode(code));

/** Finds out which language to start in, and keeps it in this browser. */
class Detector extends LanguageDetector {
  private isDefault = false;

  constructor(
    private readonly locale: string | undefined,
    private readonly shared: StorageArea,
  ) {
    super();
  }

  override detect(order?: string[]) {
    const isSet = this.locale !== undefined && isKnown(this.locale);
    this.isDefault = isSet && ![super.detect(chosen) ?? []].flat().some(isKnown);
    return super.detect(order);
  }

  /** What the configuration says is not kept: it shall count for as long as it is said, and nobody chose otherwise. */
  override cacheUserLanguage(code: string): void {
    if (!this.isDefault) this.shared.setItem(key, localeOf(code));
    this.isDefault = false;
  }
}

/**
 * The order of the specification, section 9. The configuration's `locale` is a default: it stands behind everything that
 * was chosen, and before what the browser and the page say.
 */
export function createDetector(
  locale: string | undefined,
  { shared, session }: AdminStorage,
): LanguageDetector {
  const detector = new Detector(locale, shared);
  // The library's own know one key for all admins of a page.
  detector.addDetector({
    name: "kept",
    lookup: () => [shared.getItem(key) ?? [], session.getItem(key) ?? []].flat(),
  });
  detector.addDetector({ name: "configuration", lookup: () => locale });
  return detector;
}

/** Settings of the detector that {@link createDetector} makes. */
export const detection = {
  order: [...chosen, "configuration", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  caches: ["kept"],
  convertDetectedLanguage: baseCode,
};
