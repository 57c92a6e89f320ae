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
  response: { status: number; headers: Record<string, string> };
}

type Answer<Body> = Promise<Body & ResponseMeta>;

/** Calls by path, taken below `/admin`. Resources are read and written with them, the store's own and those of extensions. */
export interface CustomEndpoints {
  get<Body>(path: string, query?: Record<string, unknown>): Answer<Body>;
  post<Body>(path: string, payload?: Record<string, unknown>): Answer<Body>;
  delete<Body>(path: string): Answer<Body>;
}

/**
 * A thin face over `@medusajs/medusa-js`, typed by `@medusajs/client-types`. The published declarations of the client
 * import the whole server, which nobody wants in an admin.
 */
export interface MedusaClient {
  admin: {
    auth: {
      getSession(): Answer<AdminAuthRes>;
      createSession(payload: { email: string; password: string }): Answer<AdminAuthRes>;
      deleteSession(): Promise<unknown>;
      /** Asks for a bearer token (POST /admin/auth/token). This client keeps it in memory and sends it from now on. */
      getToken(payload: { email: string; password: string }): Answer<{ access_token: string }>;
    };
    store: { retrieve(): Answer<Omit<AdminStoresRes, "store"> & { store: ExtendedStoreDTO }> };
    users: { list(query?: Record<string, unknown>): Answer<AdminUsersListRes> };
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
