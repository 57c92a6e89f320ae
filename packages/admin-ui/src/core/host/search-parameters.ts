/** With a question mark, or empty. */
export function normalizedSearch(search: string): string {
  const text = search.replace(/^\?/, "");
  return text === "" ? "" : `?${text}`;
}

/** A search with another state of one part; what others keep in it stays. */
export function mergeSearch(search: string, prefix: string, own: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(prefix));
  const changed = [...new URLSearchParams(own)].map(([name, value]) => [`${prefix}${name}`, value]);
  return normalizedSearch(String(new URLSearchParams([...others, ...changed])));
}

/** What the names of the parameters of a list, or of a record, begin with in an address of the host. */
export function prefixOf(resource: string, id?: string): string {
  return id === undefined ? `${resource}.` : "record.";
}
