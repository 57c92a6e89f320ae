/** A path or a code inside a sentence: it runs from left to right, whatever the sentence does. */
export function bidiIsolate(text: string): string {
  return `\u2066${text}\u2069`;
}
