function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Adds texts to the text of a messages file and leaves everything else in it as it is, to the last space. Keys that are
 * there keep their texts.
 *
 * @returns `undefined` where the file is not one flat object, so that nothing can be added.
 */
export function addMessages(text: string, messages: Readonly<Record<string, string>>): string | undefined {
  let present: unknown;
  try {
    present = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isTexts(present)) return undefined;
  const known = present;
  const lines = Object.entries(messages)
    .filter(([key]) => !Object.hasOwn(known, key))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  if (lines.length === 0) return text;
  const end = text.lastIndexOf("}");
  const before = text.slice(0, end).trimEnd();
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const comma = Object.keys(known).length > 0 ? "," : "";
  return `${before}${comma}\n${lines.map((line) => indent + line).join(",\n")}\n${text.slice(end)}`;
}

/** The text of a new messages file. */
export function newMessages(messages: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(messages, undefined, 2)}\n`;
}
