import type { AdminStorage } from "@tillhouse/extension-sdk/internal";
import type { ResolvedConfig } from "../../config/config";

/** What a host gives that signs people in itself; see the props of the admin. */
export interface HostAccess {
  /** Returns the token of the signed-in person, asked for each request; `undefined` where nobody is signed in. */
  getToken(): string | undefined | Promise<string | undefined>;
  /** Called where the store refused the token or there was none. It is waited for, and the store is asked again. */
  onUnauthorized?(): unknown;
  /** Ends the session at the host. Left out: the admin offers no way to sign out. */
  onSignOut?(): unknown;
}

/** How one admin proves to the store who is at work (specification, section 6). */
export interface Access {
  /** `cookie`: a session of the store's. `bearer`: a token that this admin asked for. `host`: a token that the host has. */
  kind: "cookie" | "bearer" | "host";
  /** The token for the next request. */
  token(): string | undefined | Promise<string | undefined>;
  /** Whether asking who is signed in can have another answer than nobody. */
  mayHaveSession(): boolean;
  /** With `bearer`: takes a token, or forgets the one that was. */
  keep(token: string | undefined): void;
  /** Whether another tab of this browser has the same session. */
  isShared: boolean;
  /** What the host gave, with `host`. Left out otherwise. */
  host?: HostAccess;
}

/** The access by a bearer token. Unless the configuration asks for more, it is in the memory of this page and nowhere else. */
function bearerAccess({ tokenStorage, backend, basePath }: ResolvedConfig, storage: AdminStorage): Access {
  const key = `tillhouse.token.${backend}${basePath}`;
  const area = tokenStorage === "memory" ? undefined : storage[tokenStorage];
  let inMemory: string | undefined;
  const token = () => inMemory ?? area?.getItem(key) ?? undefined;
  return {
    kind: "bearer",
    token,
    mayHaveSession: () => token() !== undefined,
    keep(next) {
      if (area === undefined) inMemory = next;
      else {
        // Where there is no room for the new one, the one before must not come back with a reload.
        area.removeItem(key);
        if (next !== undefined) area.setItem(key, next);
      }
    },
    isShared: tokenStorage === "local",
  };
}

/** The access of one admin, by its configuration, what it keeps and what its host gives. */
export function createAccess(config: ResolvedConfig, storage: AdminStorage, host?: HostAccess): Access {
  if (host === undefined && config.auth === "bearer") return bearerAccess(config, storage);
  return {
    kind: host === undefined ? "cookie" : "host",
    // Most admins have no host that signs people in.
    token: () => host && import("./host-token").then(({ hostToken }) => hostToken(host)),
    mayHaveSession: () => true,
    keep: () => undefined,
    isShared: true,
    host,
  };
}
