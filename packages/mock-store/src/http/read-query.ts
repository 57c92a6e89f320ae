function put(query: Record<string, unknown>, name: string, value: string): void {
  const parts = /^([^[]+)\[([^\]]*)\]$/.exec(name);
  if (parts === null) {
    query[name] = value;
    return;
  }
  const [, key = "", inner = ""] = parts;
  const held = query[key];
  if (/^\d*$/.test(inner)) query[key] = [...(Array.isArray(held) ? held : []), value];
  else query[key] = { ...Object(held), [inner]: value };
}

/**
 * Reads a query as the store does: `a[]=1&a[]=2` is a list, `a[gte]=1` a range.
 *
 * @example readQuery(new URLSearchParams("id[]=a&id[]=b&created_at[gte]=2026-01-01")) // { id: ["a", "b"], created_at: { gte: "2026-01-01" } }
 */
export function readQuery(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of search) put(query, name, value);
  return query;
}
