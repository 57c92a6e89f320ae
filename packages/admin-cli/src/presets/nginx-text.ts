export type Headers = Record<string, string>;

/** Text between quotation marks. Variables in it stay variables. */
export function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** A pattern between quotation marks: what is escaped in it is escaped for the pattern alone. */
export function quotedPattern(text: string): string {
  return `"${text}"`;
}

/** The same as a key of a map. */
export function pattern(text: string): string {
  return quotedPattern(`~${text}`);
}

/** Headers of every answer, whatever its status. */
export function headerLines(headers: Headers, indent = "    "): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join("\n");
}
