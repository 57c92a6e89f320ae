/** One thing's name in the spellings that code, addresses and people use. */
export interface Names {
  /** `order-summary`: files and addresses. */
  kebab: string;
  /** `OrderSummary`: components and types. */
  pascal: string;
  /** `Order summary`: what people read. */
  label: string;
  /** `order_summary`: keys of the store's answers. */
  snake: string;
}

/** `Packing Slips`, `packingSlips` and `packing_slips` → `packing-slips`; what has no letter becomes an empty text. */
export function toKebab(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "");
}

/** All spellings of a name. */
export function namesOf(text: string): Names {
  const kebab = toKebab(text);
  const words = kebab.split("-");
  const sentence = words.join(" ");
  return {
    kebab,
    pascal: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(""),
    label: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    snake: words.join("_"),
  };
}

/** `categories` → `category`, `reviews` → `review`: good enough for a name that the author sees at once. */
export function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, "y");
  if (/(?:ss|sh|ch|x|z)es$/.test(plural)) return plural.replace(/es$/, "");
  return /[^s]s$/.test(plural) ? plural.replace(/s$/, "") : plural;
}
