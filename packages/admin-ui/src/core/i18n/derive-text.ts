/** `created_at` → `created at`: the words of a key, without the ends that only the API needs. */
function wordsOf(key: string): string {
  return key
    .replace(/_(id|ids|at)$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_.]+/g, " ")
    .trim()
    .toLowerCase();
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One of many, as English makes it: enough for a name that somebody wrote in English. */
function singular(words: string): string {
  if (/ies$/.test(words)) return words.replace(/ies$/, "y");
  if (/(ss|x|ch|sh)es$/.test(words)) return words.replace(/es$/, "");
  return /[^s]s$/.test(words) ? words.slice(0, -1) : words;
}

/** Parts of a resource's keys whose text is a sentence about what the resource is called. */
const sentences = new Set(["create", "edit", "emptyTitle", "emptyText", "searchHint", "deleteText"]);

/**
 * The text for a key that nobody has written one for: made of the key's own words, so that a resource is readable
 * before it has a file of texts. `undefined` where the admin has a sentence for it, to be filled with the noun.
 *
 * @example deriveText("book-reviews.fields.created_at") // { text: "Created" }
 */
export function deriveText(
  key: string,
  count?: number,
): { text: string } | { sentence: string; noun: string; nouns: string } {
  const [name = "", part = "", ...rest] = key.split(".");
  const nouns = wordsOf(name);
  const noun = singular(nouns);
  if (rest.length > 0) return { text: withCapital(wordsOf(rest.join(" "))) };
  if (sentences.has(part)) return { sentence: `derived.${part}`, noun, nouns };
  switch (part) {
    case "title":
      return { text: withCapital(nouns) };
    case "one":
      return { text: withCapital(noun) };
    case "noun":
      return { text: noun };
    case "count":
      return { text: count === 1 ? noun : nouns };
    case "description":
      return { text: "" };
    default:
      return { text: withCapital(wordsOf(part === "" ? name : part)) };
  }
}
