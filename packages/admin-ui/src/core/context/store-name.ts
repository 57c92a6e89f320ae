import type { StorageArea } from "@tillhouse/extension-sdk/internal";
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
export function knownStoreName(area: StorageArea, backend: string): string | undefined {
  return area.getItem(keyOf(backend)) ?? undefined;
}

/** Keeps what the store is called, for the next time that somebody signs in. */
export function rememberStoreName(area: StorageArea, backend: string, name: string): void {
  area.setItem(keyOf(backend), name);
}
