import type { Requirements } from "../client/store-features";

/**
 * Where a resource lives in the store's API. All of it follows the API's one pattern of list, one, create, update, delete.
 *
 * @example
 * { singularKey: "review", pluralKey: "reviews" } // GET /admin/reviews, GET /admin/reviews/rev_1, POST, DELETE
 * { singularKey: "currency", pluralKey: "currencies", idKey: "code", hasNoRead: true } // found in the list by its code
 * { singularKey: "shipping_profile", pluralKey: "shipping_profiles", isUnpaged: true } // searched and paged in the browser
 * { singularKey: "tax_rate", pluralKey: "tax_rates", selectFormat: "list" } // asked for `expand[]=products`
 */
export interface ResourceApi {
  /** Path below `/admin`; the resource's name when left out. */
  path?: string;
  /**
   * Path below `/admin` that actions of a record are sent to, where the API has it below another record than lists do. Keys of
   * the record stand in braces: `orders/{order_id}/swaps`. `path` when left out.
   */
  actionPath?: string;
  /**
   * Path below `/admin` at which records are made, changed and deleted, where the API has that below another record than their list:
   * `products/{product_id}/variants`. Keys of the record stand in braces; those of a new one are taken from what is sent, and not
   * sent. The API answers with the other record, and what was written is found in it by `pluralKey`. Actions go there, too.
   */
  writePath?: string;
  /**
   * What each question to the list says beside what is asked, where the API has the records of several resources at one address: gift
   * cards are among the products.
   *
   * @example query: { is_giftcard: true }
   */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** Key of one record in an answer, such as `product_collection`. */
  singularKey: string;
  /** Key of the records in a list's answer, such as `collections`. */
  pluralKey: string;
  /** The key that names a record in addresses; `id` when left out. Currencies are named by their `code`. */
  idKey?: string;
  /** The API's list can be asked for one id, and refuses several. */
  takesOneId?: true;
  /**
   * The API has no address for one record: it is found in the list by its `id`. `"unfiltered"` where the list cannot be
   * asked for an `id` either: it is then read on until the record comes.
   */
  hasNoRead?: boolean | "unfiltered";
  /**
   * The API answers with all records at once. The admin then searches, filters, sorts and pages them itself. With `newest`
   * the API answers with pages, the newest records first, but can do nothing else: that many at most are read and looked
   * through, and where there are more the list says so. `withStore` reads the store's settings with them, for `derive`: which
   * currencies are in use is known to the store alone. `pageSize` is how many are asked for at once, where the API takes more than
   * the usual 200.
   */
  isUnpaged?:
    | boolean
    | {
        /** The most records that are read. */
        newest: number;
        /** Reads the store's settings with them, for `derive`. */
        withStore?: true;
        /** How many are asked for at once; 200 when left out. */
        pageSize?: number;
        /**
         * Keys that the API sorts and narrows by after all. A question that has no others is asked page by page, however many records
         * there are; `scope` and `derive` then see the records of that page.
         */
        pagedBy?: readonly string[];
        /**
         * The API takes `q`, but knows fewer texts than are looked through here. What it finds is shown while the others are read, and
         * however old it is.
         */
        hasSearch?: true;
      };
  /**
   * The API takes the names in `fields` and `expand` as lists, and refuses them as one text with commas. Definitions write them
   * with commas all the same.
   */
  selectFormat?: "list";
  /**
   * The API has no list of these records: they are taken out of the newest `isUnpaged.newest` records of their
   * {@link OwnerOf | owner}.
   */
  hasNoList?: true;
}

/**
 * The record that each record of a resource is a part of, where the API's list lacks what rows show of it: a return's order. It is read
 * by its id for the page that is shown, and no more; each record is handed it under its name in the API (`api.singularKey`), with
 * what it says itself of the part. Forms that are opened from a row get it as its own page reads it.
 *
 * @example
 * owner: {
 *   of: "orders",
 *   id: ({ order_id }) => order_id,
 *   holds: "returns",
 *   select: { fields: "id,display_id", expand: "returns" },
 * }
 */
export interface OwnerOf<Name, Item> {
  /** The name of the owner's resource. */
  of: Name;
  /** The owner's id, as the record says it. Without one nothing is read. */
  id: (record: Item) => string | null | undefined;
  /** The key that holds the parts: `claims`. */
  holds: string;
  /** What rows show of it, and what `when` of the actions looks at. */
  select: {
    /** Comma-separated names of columns. Left out: what the API answers by itself. */
    fields?: string;
    /** Comma-separated names of relations. Left out: what the API adds by itself. */
    expand?: string;
  };
  /** What of it is asked for beside the parts themselves where they are looked for in it: `claims.return_order`. */
  beside?: string;
}

/** What a list or a detail asks the store for, beside what it shows: nothing is fetched that is not shown. */
export interface FieldSelection {
  /** Comma-separated names of columns, as the API takes them. */
  fields?: string;
  /** Comma-separated names of relations. */
  expand?: string;
  /** What the store must have to know them; other stores are not asked for them. */
  requires?: Requirements;
}
