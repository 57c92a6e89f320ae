/** The encodings that files are kept in, the preferred first. */
const encodings = ["br", "gzip"] as const;
/** One of {@link encodings}. */
export type Encoding = (typeof encodings)[number];

/**
 * The encodings that a client accepts, the preferred first. `*` is not taken as a wish: it comes from clients that
 * cannot decode.
 *
 * @example acceptedEncodings("gzip, deflate, br;q=0") // ["gzip"]
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const weightOf = (name: Encoding): number => weights.get(name) ?? 0;
  return encodings
    .filter((name) => weightOf(name) > 0)
    .sort((left, right) => weightOf(right) - weightOf(left));
}
