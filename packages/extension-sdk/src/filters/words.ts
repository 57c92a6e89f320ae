/** Several words or ids in one text of an address. An id holds no comma. */
export const serializeWords = (words: readonly string[]): string => words.join(",");

/** Reads what {@link serializeWords} wrote; `undefined` where there is no word. */
export function parseWords(text: string): readonly string[] | undefined {
  const words = text.split(",").filter((word) => word !== "");
  return words.length > 0 ? words : undefined;
}
