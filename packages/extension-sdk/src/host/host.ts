import type { AdminUser, MedusaClient, StoreDetails } from "../client/medusa-client";
import type { Translate } from "../i18n/message-keys";
import type { UndoAction } from "../records/write-types";
import type { ResourceInfo } from "../resource-head/resource-info";
import type { AdminStorage } from "../storage/admin-storage";

/** What a toast may have besides its text. */
export interface ToastOptions {
  /** A button in the toast: "Undo". */
  action?: {
    /** What the button says, in the person's language. */
    label: string;
    /** What the button does. The toast goes away with it. */
    onSelect(): void;
  };
  /** Id of the request that failed, offered to be copied. */
  requestId?: string;
}

/** What a toast is: something done, something to heed, something that failed, or news. */
export type ToastType = "success" | "warning" | "error" | "info";

/** Shows toasts: a title, and one line that says more. */
export interface Notify {
  /**
   * A toast whose type is found out while working; `info` where none is named.
   *
   * @example notify.show("Stock counted", "3 differences", { type: differences > 0 ? "warning" : "success" });
   */
  show(
    title: string,
    message?: string,
    options?: ToastOptions & {
      /** What the toast is. */
      type?: ToastType;
    },
  ): void;
  /** Something was done. */
  success(title: string, message?: string, options?: ToastOptions): void;
  /** Something failed. */
  error(title: string, message?: string, options?: ToastOptions): void;
  /** Something was done, or was not, and the person should heed it. */
  warn(title: string, message?: string, options?: ToastOptions): void;
  /** News, good or bad. */
  info(title: string, message?: string, options?: ToastOptions): void;
}

/** Something that was changed: told in a toast, and kept in the activity log of this browser. */
export interface ActivityItem {
  /** What happened: "Collection saved". */
  title: string;
  /** To whom: the record's title, and the money that it moved. */
  message: string;
  /** Name of the resource. */
  resource: string;
  /** `undefined` where there is no record to go to. */
  recordId?: string;
  /** Those that it happened to, where they are many. */
  recordIds?: readonly string[];
  /** What takes it back. */
  inverse?: UndoAction;
}

/** What the admin gives to what definitions call: actions, cells, documents. Components have the definitions as well, by {@link useHost}. */
export interface Host {
  /** Calls the store's API, as the signed-in person. */
  client: MedusaClient;
  /** The signed-in person. */
  user: AdminUser;
  /** The store, or `undefined` until it has been read. */
  store: StoreDetails | undefined;
  /**
   * What is kept in the browser for this admin and this store: another admin on the page has its own. A key with the person's id
   * in it keeps people apart, too.
   *
   * @example const notes = host.storage.local.getJson<string[]>(`loyalty.notes.${host.user.id}`) ?? [];
   */
  storage: AdminStorage;
  /** Looks a text up in the person's language. */
  translate: Translate;
  /** Language code such as `en`. */
  locale: string;
  /** IANA name of the zone that the person reads times in; the browser's own when left out. */
  timeZone?: string;
  /** Shows toasts. */
  notify: Notify;
  /** Tells of a change, and offers to take it back where that is possible. Writes do so by themselves. */
  recordActivity(item: ActivityItem): void;
  /** What is known of a resource by its name, or `undefined` where there is none. */
  resource(name: string): ResourceInfo | undefined;
  /**
   * The same once its body is there, which is loaded where it is not: what its pages ask the store for.
   *
   * @throws AdminError (`config`) where no resource has that name, and what the import throws
   */
  loadResource(name: string): Promise<ResourceInfo>;
  /**
   * Reads everything again that was read of a resource, after a call that went past {@link useWrite}.
   *
   * @param name a resource, or `"store"` for the store's own settings
   */
  invalidate(name: string): Promise<void>;
  /**
   * What a settings form of an extension holds, with what it starts with where nothing was kept yet. Forms that keep their
   * values elsewhere than in the store's metadata are not among it. See {@link useSettings}.
   */
  settings(extension: string): Readonly<Record<string, unknown>>;
  /** The whole address of a path inside the app's router, to be sent to somebody: `address("/invite?token=…")`. */
  absoluteUrl(path: string): string;
  /** Where a product is in the shop, with `{handle}` in it; `undefined` where the configuration does not say. */
  storefrontUrl?: string;
  /** Path of a list or a record inside the app's router: `href("orders", order.id)`. */
  href(resource: string, id?: string): string;
}
