/** A language that can be picked. */
export interface Language {
  /** Name of its files, and of the choice in this browser's storage. */
  locale: string;
  /** In the language's own script. */
  name: string;
  /** In English, to be found by. */
  englishName: string;
}

const names: readonly [locale: string, name: string, englishName: string][] = [
  ["ar", "العربية", "Arabic"],
  ["bg", "Български", "Bulgarian"],
  ["bs", "Bosanski", "Bosnian"],
  ["cs", "Čeština", "Czech"],
  ["de", "Deutsch", "German"],
  ["en", "English", "English"],
  ["es", "Español", "Spanish"],
  ["fr", "Français", "French"],
  ["hi", "हिन्दी", "Hindi"],
  ["hr", "Hrvatski", "Croatian"],
  ["it", "Italiano", "Italian"],
  ["ja", "日本語", "Japanese"],
  ["ko", "한국어", "Korean"],
  ["pl", "Polski", "Polish"],
  ["pt", "Português (Brasil)", "Brazilian Portuguese"],
  ["ru", "Русский", "Russian"],
  ["sl", "Slovenščina", "Slovenian"],
  ["tm", "தமிழ்", "Tamil"],
  ["uk", "Українська", "Ukrainian"],
  ["vi", "Tiếng Việt", "Vietnamese"],
  ["zh", "简体中文", "Simplified Chinese"],
];

/** The languages that can be picked, sorted by locale (specification, section 3). */
export const languages: readonly Language[] = names.map(([locale, name, englishName]) => ({
  locale,
  name,
  englishName,
}));

/** The languages whose own name, English name or locale holds what was typed, accents and capitals aside. */
export function findLanguages(typed: string): readonly Language[] {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      // Accents of Latin letters only: in Hindi and Tamil the marks are vowels.
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase();
  const wanted = plain(typed.trim());
  return languages.filter(
    ({ locale, name, englishName }) =>
      locale === wanted || plain(name).includes(wanted) || plain(englishName).includes(wanted),
  );
}
