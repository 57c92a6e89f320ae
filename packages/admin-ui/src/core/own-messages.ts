type Texts = () => Promise<{ default: object }>;

/**
 * The texts that come with the package, for a host that serves no translation files: those that every page needs, and those
 * of pages that come later. Each file is a chunk.
 */
export const ownMessages: Readonly<
  Record<string, Readonly<Record<"translation" | "pages", Texts>> | undefined>
> = {
  ar: { translation: () => import("../messages/ar.json"), pages: () => import("../messages/pages/ar.json") },
  bg: { translation: () => import("../messages/bg.json"), pages: () => import("../messages/pages/bg.json") },
  bs: { translation: () => import("../messages/bs.json"), pages: () => import("../messages/pages/bs.json") },
  cs: { translation: () => import("../messages/cs.json"), pages: () => import("../messages/pages/cs.json") },
  de: { translation: () => import("../messages/de.json"), pages: () => import("../messages/pages/de.json") },
  en: { translation: () => import("../messages/en.json"), pages: () => import("../messages/pages/en.json") },
  es: { translation: () => import("../messages/es.json"), pages: () => import("../messages/pages/es.json") },
  fr: { translation: () => import("../messages/fr.json"), pages: () => import("../messages/pages/fr.json") },
  hi: { translation: () => import("../messages/hi.json"), pages: () => import("../messages/pages/hi.json") },
  hr: { translation: () => import("../messages/hr.json"), pages: () => import("../messages/pages/hr.json") },
  it: { translation: () => import("../messages/it.json"), pages: () => import("../messages/pages/it.json") },
  ja: { translation: () => import("../messages/ja.json"), pages: () => import("../messages/pages/ja.json") },
  ko: { translation: () => import("../messages/ko.json"), pages: () => import("../messages/pages/ko.json") },
  pl: { translation: () => import("../messages/pl.json"), pages: () => import("../messages/pages/pl.json") },
  pt: { translation: () => import("../messages/pt.json"), pages: () => import("../messages/pages/pt.json") },
  ru: { translation: () => import("../messages/ru.json"), pages: () => import("../messages/pages/ru.json") },
  sl: { translation: () => import("../messages/sl.json"), pages: () => import("../messages/pages/sl.json") },
  tm: { translation: () => import("../messages/tm.json"), pages: () => import("../messages/pages/tm.json") },
  uk: { translation: () => import("../messages/uk.json"), pages: () => import("../messages/pages/uk.json") },
  vi: { translation: () => import("../messages/vi.json"), pages: () => import("../messages/pages/vi.json") },
  zh: { translation: () => import("../messages/zh.json"), pages: () => import("../messages/pages/zh.json") },
};
