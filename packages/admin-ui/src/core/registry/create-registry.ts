import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { changeRules } from "./change-rules";
import { createRegistryWith, type Registry } from "./registry";

/**
 * Makes the registry from extensions, by all rules. In the page these are loaded apart.
 *
 * @example const { problems } = createRegistry([builtIn, loyalty]);
 */
export function createRegistry(extensions: readonly ExtensionDefinition[]): Registry {
  return createRegistryWith(extensions, changeRules);
}
