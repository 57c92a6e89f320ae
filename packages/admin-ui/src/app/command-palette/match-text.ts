/** Letters that no accent was added to, and that people type without them nevertheless. */
const plain: Readonly<Record<string, string>> = {
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ς: "σ",
  "’": "'",
  ـ: "",
};

const plainLetters = new RegExp(`[${Object.keys(plain).join("")}]`, "g");

interface NormalizedText {
  text: string;
  /** For each character of `text`, where it stands in the original. */
  origin: readonly number[];
}

function normalizeWithOrigin(text: string): NormalizedText {
  let folded = "";
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const written = normalizeText(character);
    folded += written;
    for (let index = 0; index < written.length; index += 1) origin.push(at);
    at += character.length;
  }
  return { text: folded, origin };
}

/**
 * A text without accents and capitals, in any script: `É`, `e` and `é` are one, and so are the Turkish `İ`, `ı` and `i`.
 * It runs over everything that can be found at each keystroke, so it takes a text as a whole.
 */
export function normalizeText(text: string): string {
  return withoutMarks(withoutMarks(text).toLowerCase()).replace(
    plainLetters,
    (letter) => plain[letter] ?? letter,
  );
}

function withoutMarks(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of what somebody typed, folded. */
function wordsOf(text: string): string[] {
  return normalizeText(text).split(/\s+/).filter(Boolean);
}

function isWordStart(text: string, index: number): boolean {
  return index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1] ?? "");
}

/** Where a word stands best in a folded text: at its start, at the start of a word, or anywhere. */
function placeOf(text: string, word: string): { index: number; rank: number } | undefined {
  let best: { index: number; rank: number } | undefined;
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    const rank = index === 0 ? 1 : isWordStart(text, index) ? 2 : 3;
    if (best === undefined || rank < best.rank) best = { index, rank };
  }
  return best;
}

/** One or two letters are within half of all words; where words are not parted, a character says as much as a word. */
function isSpecific(word: string): boolean {
  return (
    word.length > 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
  );
}

/**
 * How well a text answers what was typed: 0 is the very same, greater is worse, `undefined` is not at all. All words have
 * to be there, in any order, in the label or among its other words.
 *
 * @param others what it is also known by: its English name, a description
 */
export function rankText(typed: string, label: string, others = ""): number | undefined {
  const words = wordsOf(typed);
  const text = normalizeText(label);
  if (text === normalizeText(typed).trim()) return 0;
  const other = normalizeText(others);
  let sum = 0;
  for (const word of words) {
    const here = placeOf(text, word);
    const there = isSpecific(word) ? placeOf(other, word) : undefined;
    if (here !== undefined && (here.rank <= 2 || isSpecific(word))) sum += here.rank;
    else if (there !== undefined && there.rank <= 2) sum += there.rank + 3;
    else return undefined;
  }
  return words.length === 0 ? undefined : sum / words.length;
}

/** Which stretches of a label are what was typed, as pairs of start and end. */
export function matchedRanges(typed: string, label: string): [number, number][] {
  const { text, origin } = normalizeWithOrigin(label);
  const marked = new Set<number>();
  for (const word of wordsOf(typed)) {
    const place = placeOf(text, word);
    if (place === undefined || (word.length < 2 && place.rank > 2 && !isSpecific(word))) continue;
    for (let index = place.index; index < place.index + word.length; index += 1)
      marked.add(origin[index] ?? 0);
  }
  const ranges: [number, number][] = [];
  let at = 0;
  for (const character of label) {
    const end = at + character.length;
    // What carries no letter of its own, such as an accent that stands alone, goes with what it follows.
    const last = ranges.at(-1);
    if (marked.has(at) || (last?.[1] === at && /^\p{M}$/u.test(character))) {
      if (last?.[1] === at) last[1] = end;
      else ranges.push([at, end]);
    }
    at = end;
  }
  return ranges;
}
