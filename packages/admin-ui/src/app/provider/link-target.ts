import type { Registry } from "../../core/registry/registry";

/** A page of the admin that something leads to. */
export interface LinkTarget {
  /** The page below the base path, with search and hash: `/a/orders/order_01H…`. */
  path: string;
  /** The resource that the page is of, by its name: `orders`. Left out for pages that are none's, as settings. */
  resource?: string;
  /** Id of the record; left out for lists. */
  id?: string;
}

/** What a path leads to, as far as its resource is known. */
export function linkTargetOf(path: string, registry: Registry | undefined): LinkTarget {
  const [pathname = ""] = path.split(/[?#]/, 1);
  const found = [...(registry?.resources.values() ?? [])]
    .map(({ name, route = name }) => ({ name, base: `/a/${route}` }))
    .filter(({ base }) => pathname === base || pathname.startsWith(`${base}/`))
    // Of two that it may belong to, the longer address is meant: `customers/groups` is no customer.
    .sort((left, right) => right.base.length - left.base.length)[0];
  if (found === undefined) return { path };
  const [id = "", ...below] = pathname.slice(found.base.length + 1).split("/");
  if (id === "") return { path, resource: found.name };
  // What lies below a record, or is no record, is a page of its own.
  if (below.length > 0 || id === "print") return { path };
  return { path, resource: found.name, id: decodeURIComponent(id) };
}
