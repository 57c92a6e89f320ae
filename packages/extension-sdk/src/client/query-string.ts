/**
 * A query as the store reads it: lists as `key[]=a&key[]=b`, ranges as `key[gte]=1`. What is undefined is left out.
 *
 * @example queryString({ status: ["draft"], created_at: { gte: "2026-11-01" } }) // "?status[]=draft&created_at[gte]=2026-11-01"
 */
export function queryString(query: object = {}): string {
  const pairs: string[] = [];
  const add = (key: string, value: unknown): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) for (const item of value) add(`${key}[]`, item);
    else if (value instanceof Date) add(key, value.toISOString());
    else if (typeof value === "object" && value !== null)
      for (const [name, item] of Object.entries(value)) add(`${key}[${name}]`, item);
    else pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value === null ? "" : String(value))}`);
  };
  for (const [key, value] of Object.entries(query)) add(key, value);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
