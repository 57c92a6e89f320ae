import type {
  AdminAuthRes,
  AdminStoresRes,
  AdminUsersListRes,
  ExtendedStoreDTO,
  User,
} from "@medusajs/client-types";
import type { ClientRequest } from "./create-client";

/** What the client adds to every answer: the HTTP response without its body. */
export interface ResponseMeta {
  /** The HTTP response. */
  response: {
    /** The status code, such as 200. */
    status: number;
    /** The headers, by their names in small letters. */
    headers: Record<string, string>;
  };
}

/** An answer of the store: its body, with the HTTP response beside it. */
type Answer<Body> = Promise<Body & ResponseMeta>;

/** Calls by path, taken below `/admin`. Resources are read and written with them, the store's own and those of extensions. */
export interface CustomEndpoints {
  /**
   * Reads.
   *
   * @example await client.admin.custom.get<{ reviews: Review[] }>("/reviews", { limit: 20 });
   */
  get<Body>(path: string, query?: Record<string, unknown>): Answer<Body>;
  /**
   * Makes, changes or does something.
   *
   * @example await client.admin.custom.post("/reviews/rev_1", { status: "published" });
   */
  post<Body>(path: string, payload?: Record<string, unknown>): Answer<Body>;
  /** Deletes. It sends no payload; `request` of the client does. */
  delete<Body>(path: string): Answer<Body>;
}

/**
 * A thin face over `@medusajs/medusa-js`, typed by `@medusajs/client-types`. The published declarations of the client
 * import the whole server, which nobody wants in an admin.
 */
export interface MedusaClient {
  /** Calls that only staff may make. */
  admin: {
    /** Signs in and out. */
    auth: {
      /** Who is signed in. It fails with 401 where nobody is. */
      getSession(): Answer<AdminAuthRes>;
      /** Signs in; the store sets a cookie. */
      createSession(payload: {
        /** The person's e-mail address. */
        email: string;
        /** The person's password. */
        password: string;
      }): Answer<AdminAuthRes>;
      /** Signs out. */
      deleteSession(): Promise<unknown>;
      /** Asks for a bearer token (POST /admin/auth/token). This client keeps it in memory and sends it from now on. */
      getToken(payload: {
        /** The person's e-mail address. */
        email: string;
        /** The person's password. */
        password: string;
      }): Answer<{
        /** The token that is sent from now on. */
        access_token: string;
      }>;
    };
    /** The store's own settings. */
    store: {
      /** Reads them, with currencies, flags and modules. */
      retrieve(): Answer<
        Omit<AdminStoresRes, "store"> & {
          /** The store, with what its published type leaves out. */
          store: ExtendedStoreDTO;
        }
      >;
    };
    /** Who may sign in. */
    users: {
      /** Reads them; `query` narrows and pages the list. */
      list(query?: Record<string, unknown>): Answer<AdminUsersListRes>;
    };
    /** Calls by path, for all that has no call of its own here. */
    custom: CustomEndpoints;
  };
  /**
   * A call that the others do not cover: a DELETE with a payload, a form with files.
   *
   * @param path below `/admin`
   */
  request<Body = unknown>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    payload?: Record<string, unknown> | FormData,
  ): Answer<Body>;
  /** Any call to the backend, staff's or shoppers', with headers of its own and a way to end it. */
  send<Body = unknown>(request: ClientRequest): Answer<Body>;
  /** From now on calls are tied to the sales channels of this key. */
  setPublishableKey(key: string): void;
}

/** A person who may sign in to the back-office. */
export type AdminUser = Omit<User, "password_hash">;

/** The store that the back-office works on, with its currencies, flags and modules. */
export type StoreDetails = ExtendedStoreDTO;
