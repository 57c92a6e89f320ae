/** What loads the texts of each language. */
type BundledMessages = Readonly<Record<string, (() => Promise<{ default: object }>) | undefined>>;

/** The texts that come with the package, for a host that serves no translation files. Each file is a chunk. */
export const bundledMessages: BundledMessages = {
  ar: () => import("../../messages/ar.json"),
  bg: () => import("../../messages/bg.json"),
  bs: () => import("../../messages/bs.json"),
  cs: () => import("../../messages/cs.json"),
  de: () => import("../../messages/de.json"),
  en: () => import("../../messages/en.json"),
  es: () => import("../../messages/es.json"),
  fr: () => import("../../messages/fr.json"),
  hi: () => import("../../messages/hi.json"),
  hr: () => import("../../messages/hr.json"),
  it: () => import("../../messages/it.json"),
  ja: () => import("../../messages/ja.json"),
  ko: () => import("../../messages/ko.json"),
  pl: () => import("../../messages/pl.json"),
  pt: () => import("../../messages/pt.json"),
  ru: () => import("../../messages/ru.json"),
  sl: () => import("../../messages/sl.json"),
  tm: () => import("../../messages/tm.json"),
  uk: () => import("../../messages/uk.json"),
  vi: () => import("../../messages/vi.json"),
  zh: () => import("../../messages/zh.json"),
};

/** What only pages say that are loaded later. The build takes it out of the files above; where nothing is built they have it all. */
export const bundledPageMessages: BundledMessages = {};
