import type {
  AdminAuthRes,
  AdminStoresRes,
  AdminUsersListRes,
  ExtendedStoreDTO,
  User,
} from "@medusajs/client-types";

/** What the client adds to every answer: the HTTP response without its body. */
export interface ResponseMeta {
  response: { status: number; headers: Record<string, string> };
}

type Answer<Body> = Promise<Body & ResponseMeta>;

/** Calls by path, taken below `/admin`. Resources are read and written with them, the store's own and those of extensions. */
export interface CustomCalls {
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
    };
    store: { retrieve(): Answer<Omit<AdminStoresRes, "store"> & { store: ExtendedStoreDTO }> };
    users: { list(query?: Record<string, unknown>): Answer<AdminUsersListRes> };
    custom: CustomCalls;
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
}

/** A person who may sign in to the back-office. */
export type AdminUser = Omit<User, "password_hash">;

/** The store that the back-office works on, with its currencies, flags and modules. */
export type AdminStore = ExtendedStoreDTO;
