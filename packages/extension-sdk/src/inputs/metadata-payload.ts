/** Keys and values that the store keeps for others. */
export type Metadata = Record<string, unknown>;

/**
 * What has to be sent so that metadata becomes what it shall be: only the keys that differ. The API takes a key away
 * when it gets an empty text; everything else is kept as it is, nested or not.
 *
 * @example metadataPayload({ desk: "a", rank: 3 }, { rank: 4 }) // { desk: "", rank: 4 }
 */
export function metadataPayload(before: Metadata | null | undefined, after: Metadata): Metadata {
  const payload: Metadata = {};
  for (const [key, value] of Object.entries(after))
    if (JSON.stringify(before?.[key]) !== JSON.stringify(value)) payload[key] = value;
  for (const key of Object.keys(before ?? {})) if (!(key in after)) payload[key] = "";
  return payload;
}

/** What a metadata value is; it stays that while it is edited. */
export type MetadataKind = "text" | "number" | "yes-no" | "nothing" | "json";

/** The kind of a value. */
export function metadataKind(value: unknown): MetadataKind {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "yes-no";
  return value === null || value === undefined ? "nothing" : "json";
}

/** A value as the text that a person edits. */
export function metadataText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined
    ? ""
    : JSON.stringify(value, null, metadataKind(value) === "json" ? 2 : 0);
}

/**
 * The value that a text stands for, as the kind that it has.
 *
 * @returns `undefined` where the text is none of that kind
 */
export function metadataValue(kind: MetadataKind, text: string): unknown {
  switch (kind) {
    case "text":
      return text;
    case "nothing":
      return null;
    case "yes-no":
      return text === "true";
    case "number":
      return text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
    case "json":
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
  }
}
