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

function webStorage(kind: "session" | "local"): Storage | undefined {
  try {
    return kind === "session" ? sessionStorage : localStorage;
  } catch {
    // A browser without storage: then the token lasts until the page is reloaded.
    return undefined;
  }
}

/** The access by a bearer token. Unless the configuration asks for more, it is in the memory of this page and nowhere else. */
function bearerAccess({ tokenStorage, backend, basePath }: ResolvedConfig): Access {
  const key = `tillhouse.token.${backend}${basePath}`;
  const storage = tokenStorage === "memory" ? undefined : webStorage(tokenStorage);
  let inMemory: string | undefined;
  const token = () => inMemory ?? storage?.getItem(key) ?? undefined;
  return {
    kind: "bearer",
    token,
    mayHaveSession: () => token() !== undefined,
    keep(next) {
      // Without room, or without leave to keep it, the token lasts until the page is reloaded.
      inMemory = next;
      if (storage === undefined) return;
      try {
        if (next === undefined) storage.removeItem(key);
        else storage.setItem(key, next);
        inMemory = undefined;
      } catch {
        storage.removeItem(key);
      }
    },
    isShared: tokenStorage === "local" && storage !== undefined,
  };
}

/** The access of one admin, by its configuration and what its host gives. */
export function createAccess(config: ResolvedConfig, host?: HostAccess): Access {
  if (host === undefined && config.auth === "bearer") return bearerAccess(config);
  return {
    kind: host === undefined ? "cookie" : "host",
    token: () => host?.getToken(),
    mayHaveSession: () => true,
    keep: () => undefined,
    isShared: true,
    host,
  };
}
