import { type AdminStorage, createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { configError, type ResolvedConfig } from "../../config/config";

/** What an admin of this configuration keeps in the browser. */
export function openStorage({ backend }: Pick<ResolvedConfig, "backend">, storageKey?: string): AdminStorage {
  return createAdminStorage({ storageKey, backend: backend === "" ? window.location.origin : backend });
}

/**
 * Checks a host's `storageKey`. What separates it from the keys must not be in it.
 *
 * @throws AdminError (`config`) that says what it may be.
 */
export function checkStorageKey(storageKey: string = "-"): void {
  if (!/^[\w.-]+$/.test(storageKey))
    throw configError("storageKey", 'must be letters, digits, "-", "_" or "."', "the host");
}
