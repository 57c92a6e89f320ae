import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import type { PageExtension } from "../config/config";
import type { RegistryProblem } from "../core/registry/registry";
import { addExtensionStyles } from "./extension-styles";
import type { LoadWatchdog } from "./load-watchdog";

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
  for (const style of styles) addExtensionStyles(new URL(style, root).href);
}

const importModule = (address: string): Promise<unknown> => import(address);

async function loadOne(
  extension: PageExtension,
  { root, watchdog, load = importModule }: LoadOptions,
  afterwards: () => void,
): Promise<Result> {
  const owner = extension.id;
  watchdog.add(owner);
  try {
    const loaded = await load(new URL(extension.module, root).href);
    const definition: unknown = Reflect.get(Object(loaded), "default");
    return isDefinition(definition) ? definition : { owner, reason: "noDefinition" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`Tillhouse: the extension "${owner}" could not be loaded`, error);
    return { owner, reason: "notLoaded", values: { message } };
  } finally {
    // Nothing else before: it may put back what everything else needs.
    afterwards();
    watchdog.clear(owner);
  }
}

type Result = ExtensionDefinition | RegistryProblem;

/** What {@link loadExtensions} needs to know. */
export interface LoadOptions {
  /** Address of the page's root, which the extensions' addresses are relative to. */
  root: URL;
  watchdog: LoadWatchdog;
  /** Ids of those that the person has turned off: nothing of them runs. */
  turnedOff?: readonly string[];
  /** Called after each one: what it did to the page. */
  repair?: (owner: string) => RegistryProblem[];
  /** Imports a module; the browser's own way when left out. */
  load?: (address: string) => Promise<unknown>;
  /** Told when an extension that was not waited for has come after all. */
  onLate: (loaded: LoadedExtensions) => void;
}

/**
 * Imports the extensions that the page names, one by one: one that fails costs only itself. One that is slow is not waited
 * for; it joins when it comes. Those that a page before this one has frozen on come last and one after the other, so that
 * the one that loops is found; when it is, it is left out and told by name.
 */
export async function loadExtensions(
  inPage: readonly PageExtension[],
  options: LoadOptions,
): Promise<LoadedExtensions> {
  const { root, watchdog, onLate, turnedOff = [], repair } = options;
  const named = inPage.filter(({ id }) => !turnedOff.includes(id));
  const suspected = named.filter(({ id }) => watchdog.found.includes(id));
  const frozen = suspected.length === 1 ? suspected : [];
  const wanted = named.filter((extension) => !frozen.includes(extension));
  for (const extension of wanted) addStyles(extension, root);

  const results = new Map<string, Result>(
    frozen.map(({ id }) => [id, { owner: id, reason: "froze" }] as const),
  );
  const harm: RegistryProblem[] = [];
  const load = async (extension: PageExtension) => {
    const afterwards = () => {
      // It has to be over before anything else is called.
      const found = repair?.(extension.id) ?? [];
      harm.push(...found);
    };
    results.set(extension.id, await loadOne(extension, options, afterwards));
  };
  const loadInTurn = async (extensions: readonly PageExtension[]) => {
    for (const extension of extensions) await load(extension);
  };
  const everything = Promise.all(wanted.filter((extension) => !suspected.includes(extension)).map(load)).then(
    () => loadInTurn(suspected.filter((extension) => wanted.includes(extension))),
  );
  // In the order of the page, whatever came first: that is the order in which changes apply.
  const loaded = (): LoadedExtensions => {
    const known = named.map(
      ({ id }): Result =>
        results.get(id) ?? { owner: id, reason: "tooSlow", values: { seconds: String(patience / 1000) } },
    );
    return {
      extensions: known.filter(isDefinition),
      problems: [...known.filter((result): result is RegistryProblem => "reason" in result), ...harm],
    };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isComplete = await Promise.race([
    everything.then(() => true),
    new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, patience, false);
    }),
  ]);
  clearTimeout(timer);
  if (!isComplete) void everything.then(() => onLate(loaded()));
  return loaded();
}
