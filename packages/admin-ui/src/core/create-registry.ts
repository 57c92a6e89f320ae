import type { ExtensionDefinition } from "@tillhouse/extension-sdk";
import { applyChanges } from "./apply-changes";
import { createRegistryWith, type Registry } from "./registry";

/**
 * Makes the registry from extensions, and applies their changes. In the page that is loaded apart: most who look at a list
 * have no extension that changes anything.
 */
export function createRegistry(extensions: readonly ExtensionDefinition[]): Registry {
  return createRegistryWith(extensions, applyChanges);
}
