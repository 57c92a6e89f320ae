import type { ResolvedConfig } from "../../config/config";

/** Host and port of the backend, as people see them. */
export function backendHost({ backend }: Pick<ResolvedConfig, "backend">): string {
  return backend === "" ? window.location.host : new URL(backend).host;
}

/** What a backend's store was called when somebody was signed in there last: the API tells it to nobody else. */
const keyOf = (backend: string) => `tillhouse.store-name.${backend}`;

/**
 * The name of the store at a backend, where this browser has heard it.
 *
 * @param backend host and port
 */
export function knownStoreName(backend: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(backend)) ?? undefined;
  } catch {
    // A browser without storage knows the address.
    return undefined;
  }
}

/** Keeps what the store is called, for the next time that somebody signs in. */
export function rememberStoreName(backend: string, name: string): void {
  try {
    localStorage.setItem(keyOf(backend), name);
  } catch {
    // Then the address is shown.
  }
}
