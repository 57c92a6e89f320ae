import { placeholdersIn } from "@tillhouse/extension-sdk/mistakes";
import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import { locationOf, type SourceFile } from "../../syntax/source-file";

/** The texts of one language. */
export interface LanguageTexts {
  language: string;
  file: SourceFile;
  texts: Readonly<Record<string, string>>;
}

/** Where a key stands in a file of texts. */
export function locationOfKey(file: SourceFile, key: string): { start: number; end: number } {
  const written = JSON.stringify(key);
  for (let start = file.text.indexOf(written); start >= 0; start = file.text.indexOf(written, start + 1))
    if (/^\s*:/.test(file.text.slice(start + written.length))) return { start, end: start + written.length };
  return { start: 0, end: 1 };
}

/** `reviews.count_one` is a form of `reviews.count`; which forms there are differs between languages. */
function withoutForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, "");
}

function checkText(
  { language, file, texts }: LanguageTexts,
  key: string,
  english: ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] {
  const { start, end } = locationOfKey(file, key);
  const expected = english.get(withoutForm(key));
  if (expected === undefined) {
    const meant = didYouMean(key, english.keys());
    return [
      {
        rule: "message-orphan",
        message: `English has no "${key}".`,
        why: "Either nobody asks for this text, or people of every other language read the key.",
        hint: meant === undefined ? "Add it to en.json, or remove it here." : `Did you mean "${meant}"?`,
        ...locationOf(file, start, end),
      },
    ];
  }
  const unknown = placeholdersIn(texts[key] ?? "").filter((name) => !expected.has(name));
  return unknown.map((name) => ({
    rule: "message-placeholders",
    message: `The text has a placeholder {{${name}}} that English does not have.`,
    why: `Nothing is handed over under this name: people who read ${language} would see it as it is written.`,
    hint:
      expected.size === 0 ? "Remove it." : `Use: ${[...expected].map((each) => `{{${each}}}`).join(", ")}.`,
    ...locationOf(file, start, end),
  }));
}

/** Checks texts against those in English, which stand in for what is missing. */
export function checkLanguages(all: readonly LanguageTexts[]): Problem[] {
  const english = all.find(({ language }) => language === "en");
  if (english === undefined) return [];
  const expected = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(english.texts)) {
    const names = expected.get(withoutForm(key)) ?? new Set(["count"].filter(() => withoutForm(key) !== key));
    for (const name of placeholdersIn(text)) names.add(name);
    expected.set(withoutForm(key), names);
  }
  return all
    .filter((other) => other !== english)
    .flatMap((other) => Object.keys(other.texts).flatMap((key) => checkText(other, key, expected)));
}
