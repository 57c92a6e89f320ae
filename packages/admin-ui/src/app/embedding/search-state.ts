import { parsePath } from "@tillhouse/extension-sdk/router";
import type { HostRouter } from "../../core/host/host-router";
import { mergeSearch, normalizedSearch } from "../../core/host/search-parameters";

/** Where a single part keeps its search, filters, page, selection, and which form is open. */
export interface SearchStateProps {
  /**
   * What the part shows, as the search of an address has it: `?q=anna&page=2`. Given, the host keeps it, and gives back what
   * {@link onSearchChange} tells. Left out: the part keeps it by itself.
   */
  search?: string;
  /**
   * Called when the part shows something else. `replace` is `true` where no step back is worth it.
   *
   * @example <ListPage resource="orders" search={search} onSearchChange={setSearch} />
   */
  onSearchChange?: (search: string, options: { replace: boolean }) => void;
  /** What it shows at first, where it keeps that by itself and the address says nothing. */
  defaultSearch?: string;
  /**
   * Whether it is kept in the address of the host's page, with the `hostRouter` of the provider, so that back, a reload and a
   * link bring it back. Default: yes, where there is one.
   */
  isInUrl?: boolean;
  /**
   * What the names of its parameters begin with in the address of the host: `orders.q=anna`. Default: `<resource>.` for lists,
   * `record.` for records. Two lists of one resource on one page need different ones.
   */
  searchPrefix?: string;
}

/** What of a search belongs to one part, without its prefix. */
function ownSearch(search: string, prefix: string): string {
  const own = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  );
  return normalizedSearch(String(new URLSearchParams(own)));
}

/** The host's router as one part of its page sees it: at the part's own path, with what of the search is the part's. */
export function scopedRouter(
  host: HostRouter,
  { path, prefix }: { path: string; prefix: string },
): HostRouter {
  const { pathname, search = "", hash = "", state } = host.location;
  const addressOf = (to: string) => {
    const own = parsePath(to).search ?? "";
    return `${pathname}${mergeSearch(search, prefix, own)}${hash}`;
  };
  return {
    location: { pathname: path, search: ownSearch(search, prefix) },
    navigate: (to, { replace }) => host.navigate(addressOf(to), { replace, state }),
    href: (to) => host.href?.(addressOf(to)) ?? addressOf(to),
    ...(host.go && { go: host.go.bind(host) }),
  };
}
