import { AdminError } from "@tillhouse/extension-sdk";
import { type AdminStorage, createAdminStorage } from "@tillhouse/extension-sdk/internal";
import type { ResolvedConfig } from "../../config/config";

/**
 * Checks a host's `storageKey`. What separates it from the keys must not be in it.
 *
 * @throws AdminError (`config`) where it is not fit for one
 */
export function checkStorageKey(storageKey: unknown): void {
  if (storageKey === undefined || (typeof storageKey === "string" && /^[\w.-]+$/.test(storageKey))) return;
  throw new AdminError(
    "config",
    `storageKey must be letters, digits, "-", "_" and ".", such as "outlet", but is ${JSON.stringify(storageKey)}`,
    { details: { owner: "the host" } },
  );
}

/** What an admin of this configuration keeps in the browser. */
export function openStorage({ backend }: Pick<ResolvedConfig, "backend">, storageKey?: string): AdminStorage {
  return createAdminStorage({ storageKey, backend: backend === "" ? window.location.origin : backend });
}
