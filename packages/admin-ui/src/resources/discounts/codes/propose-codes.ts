/** No letters and digits that are mistaken for each other when somebody reads them out: no 0 and O, no 1, I and L. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** As many letters make a code that nobody guesses and that can still be typed. */
const length = 8;

/** One letter as likely as the other: what the alphabet does not go into evenly is drawn again. */
function draw(): string {
  const limit = 256 - (256 % letters.length);
  const bytes = new Uint8Array(1);
  do crypto.getRandomValues(bytes);
  while ((bytes[0] ?? 0) >= limit);
  return letters[(bytes[0] ?? 0) % letters.length] ?? "";
}

/** A code as the store keeps it: in capitals, without space around it. */
export function normalizedCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** A code that nobody has guessed: `SPRING-7KQ2MXPA` with a beginning, else the letters alone. */
export function proposeCode(prefix = ""): string {
  return normalizedCode(prefix) + Array.from({ length }, draw).join("");
}

/**
 * Codes that are all different, and none of those that are known.
 *
 * @example proposeCodes(100, { prefix: "SPRING-", known: new Set(["SPRING-7KQ2MXPA"]) })
 */
export function proposeCodes(
  count: number,
  { prefix = "", known = new Set() }: { prefix?: string; known?: ReadonlySet<string> } = {},
): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = proposeCode(prefix);
    if (!known.has(code)) codes.add(code);
  }
  return [...codes];
}

/**
 * The codes of a text in which they stand below each other, or parted by commas, semicolons or spaces: each once, as the store keeps it.
 *
 * @returns the codes, and how many stood there more than once
 */
export function readCodes(text: string): { codes: string[]; doubles: number } {
  const typed = text
    .split(/[\s,;]+/)
    .map(normalizedCode)
    .filter((code) => code !== "");
  const codes = [...new Set(typed)];
  return { codes, doubles: typed.length - codes.length };
}
