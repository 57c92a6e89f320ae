import type { Translate } from "@tillhouse/extension-sdk/internal";
import { deriveText } from "./derive-text";

/** What only a key can look like: words without spaces, parted by dots. */
const keyLike = /^[a-z][\w-]*(\.[\w-]+)+$/;

/**
 * What an extension says of itself: a key of its messages, or the words themselves.
 *
 * @example
 * labelOf("reviews.title", translate) // "Reviews", or what the messages say
 * labelOf("Returns & swaps", translate) // "Returns & swaps"
 */
export function labelOf(label: string, translate: Translate): string {
  const text = translate(label);
  if (keyLike.test(label)) return text;
  const derived = deriveText(label);
  // What was only derived from the words is worse than the words.
  return "text" in derived && derived.text === text ? label : text;
}
