import { mergeSearch, prefixOf } from "../../core/host/search-parameters";
import type { Registry } from "../../core/registry/registry";

/** A page of the admin that something leads to. */
export interface LinkTarget {
  /** The page below the base path, with search and hash: `/a/orders/order_01H…`. */
  path: string;
  /** The resource that the page is of, by its name: `orders`. Left out for pages that are none's, as settings. */
  resource?: string;
  /** Id of the record; left out for lists. */
  id?: string;
  /**
   * What the list or the record shows there, as the address of the host has it for a single part: `?orders.view=to-ship`. Left out
   * where `path` has no search, and for pages that are no resource's.
   */
  search?: string;
}

/** What a path leads to, as far as its resource is known. */
export function linkTargetOf(path: string, registry: Registry | undefined): LinkTarget {
  const [pathname = "", search = ""] = path.replace(/#.*/, "").split("?", 2);
  const found = [...(registry?.resources.values() ?? [])]
    .map(({ name, route = name }) => ({ name, base: `/a/${route}` }))
    .filter(({ base }) => pathname === base || pathname.startsWith(`${base}/`))
    // Of two that it may belong to, the longer address is meant: `customers/groups` is no customer.
    .sort((left, right) => right.base.length - left.base.length)[0];
  if (found === undefined) return { path };
  const [first = "", ...below] = pathname.slice(found.base.length + 1).split("/");
  // What lies below a record, or is no record, is a page of its own.
  if (below.length > 0 || first === "print") return { path };
  const id = first === "" ? undefined : decodeURIComponent(first);
  return {
    path,
    resource: found.name,
    ...(id !== undefined && { id }),
    ...(search !== "" && { search: mergeSearch("", prefixOf(found.name, id), search) }),
  };
}
