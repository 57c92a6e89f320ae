import type { Requirements } from "../client/store-features";
import type { ResourceName } from "../records/resources";

/** What every ready view says of itself. */
interface ViewBase {
  /** Unique within the list; its label is the key `<resource>.views.<id>`. */
  id: string;
  /** What the store must have for it; it is left out where that is missing. */
  requires?: Requirements;
  /** `false` where counting takes reading much: then its tab has no count. */
  isCounted?: false;
}

/**
 * A ready view of a list: a tab with its count that stands before those that people save. `query` says what it shows as
 * the list's address does. With `to` it leads to the list of another resource, and the query is that list's.
 *
 * @example { id: "to-capture", query: "payment_status=awaiting&status=pending" }
 * @example { id: "to-receive", to: "returns", query: "status=requested" }
 */
export type ListView = ViewBase &
  (
    | {
        /** What it shows, as the URL of the list says it: filters, search and sorting. */
        query: string;
        /** Left out: it shows the list that it stands on. */
        to?: undefined;
      }
    | {
        /** The resource whose list it leads to. */
        to: ResourceName;
        /** What that list shows, as its URL says it. Left out: everything. */
        query?: string;
      }
  );

/** A view that may lead to a list of any name. */
export type AnyListView = ViewBase & {
  /** What is shown, as the URL of the list says it. */
  query?: string;
  /** The resource whose list it leads to. Left out: it stays on its own. */
  to?: string;
};
