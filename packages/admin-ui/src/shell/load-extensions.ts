import type { ExtensionDefinition } from "@tillhouse/extension-sdk";
import type { PageExtension } from "../config";
import type { RegistryProblem } from "../core/registry";
import { giveNonce } from "./give-nonce";

/** How long the page waits for an extension's definition. Its components are loaded later, when they are shown. */
const patience = 4000;

/** What loading brought, and what it did not. */
export interface LoadedExtensions {
  extensions: ExtensionDefinition[];
  problems: RegistryProblem[];
}

function isDefinition(value: unknown): value is ExtensionDefinition {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

function addStyles({ styles = [] }: PageExtension, root: URL): void {
  for (const style of styles) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(style, root).href;
    document.head.append(link);
  }
}

async function loadOne(extension: PageExtension, root: URL): Promise<ExtensionDefinition | RegistryProblem> {
  const owner = extension.id;
  const late = Symbol("late");
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const loaded: unknown = await Promise.race([
      import(new URL(extension.module, root).href),
      new Promise((resolve) => {
        timer = setTimeout(resolve, patience, late);
      }),
    ]);
    if (loaded === late) return { owner, reason: "tooSlow", values: { seconds: String(patience / 1000) } };
    const definition: unknown = Reflect.get(Object(loaded), "default");
    return isDefinition(definition) ? definition : { owner, reason: "noDefinition" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`Tillhouse: the extension "${owner}" could not be loaded`, error);
    return { owner, reason: "notLoaded", values: { message } };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Imports the extensions that the page names, one by one: one that fails or is slow costs only itself.
 *
 * @param root address of the page's root, which the extensions' addresses are relative to
 */
export async function loadExtensions(named: readonly PageExtension[], root: URL): Promise<LoadedExtensions> {
  if (named.length > 0) giveNonce(document);
  for (const extension of named) addStyles(extension, root);
  const results = await Promise.all(named.map((extension) => loadOne(extension, root)));
  return {
    extensions: results.filter(isDefinition),
    problems: results.filter((result): result is RegistryProblem => "reason" in result),
  };
}
