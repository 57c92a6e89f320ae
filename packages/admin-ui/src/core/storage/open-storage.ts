import { type AdminStorage, createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { configError, type ResolvedConfig } from "../../config/config";

/** What an admin of this configuration keeps in the browser. */
export function openStorage({ backend }: Pick<ResolvedConfig, "backend">, storageKey?: string): AdminStorage {
  return createAdminStorage({ storageKey, backend: backend === "" ? window.location.origin : backend });
}

/**
 * Checks what a host tells admins and people apart by. What separates a storage key from the keys must not be in it.
 *
 * @throws AdminError (`config`) that names what is wrong.
 */
export function checkKeys(given: { storageKey?: unknown; identity?: unknown }): void {
  for (const [name, pattern, example] of [
    ["storageKey", /^[\w.-]+$/, 'letters, digits, "-", "_" and "."'],
    ["identity", /^/, "text that differs for each person"],
  ] as const) {
    const value = given[name];
    if (value === undefined || (typeof value === "string" && pattern.test(value))) continue;
    throw configError(name, `must be ${example}, but is ${JSON.stringify(value)}`, "the host");
  }
}
