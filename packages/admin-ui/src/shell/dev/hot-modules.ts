import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from "react-refresh/runtime";
import type { DevState } from "./dev-state";

// React tells its renderers to this hook when it starts, so this file runs before React does.
injectIntoGlobalHook(window);

type LoadedModule = Readonly<Record<string, unknown>>;
type Load = () => Promise<LoadedModule>;

// One page has one list of modules, as it has one list of those that the browser has run.
/** The page's root: this file lives in assets/, one level below it. */
export const root = new URL("../", import.meta.url);
const loads = new Map<string, Load>();
const shown = new Map<string, { address: string; module: LoadedModule }>();
/** The module of each extension that runs, by id. */
export const entered = new Map<string, string>();

let modules: DevState["modules"] | undefined;
let tellModules: () => void = () => {};
const known = new Promise<void>((resolve) => {
  tellModules = resolve;
});

/** What the compiler puts at the top of each of the author's files: the names that its components are known by. */
export function scope(file: string) {
  return {
    register: (type: unknown, id: string) => register(type, `${file} ${id}`),
    sign: createSignatureFunctionForTransform,
  };
}

/** Says which module of an extension the page has loaded at its start. */
export function enter(id: string, module: string): void {
  entered.set(id, module);
}

async function importFile(file: string): Promise<LoadedModule> {
  await known;
  const address = modules?.[file];
  if (address === undefined) throw new Error(`${file} is gone.`);
  const module: LoadedModule = await import(new URL(address, root).href);
  for (const [name, value] of Object.entries(module))
    if (isLikelyComponentType(value)) register(value, `${file} export ${name}`);
  shown.set(file, { address, module });
  return module;
}

/**
 * Stands where the author wrote `() => import(file)`. It is the same function for as long as the page is open and loads
 * the file as it is now, so nothing is mounted anew because something else of the extension has changed.
 */
export function load(file: string): Load {
  const kept = loads.get(file) ?? (() => importFile(file));
  loads.set(file, kept);
  return kept;
}

/** What came of {@link takeModules}. */
export interface TakenModules {
  /** Whether anything ran that React has to draw. */
  hasRun: boolean;
  /** Whether there are other texts. Whoever loaded them asks the same function again. */
  hasTexts: boolean;
  /** The addresses of what ran that React cannot exchange in place: whoever loads it has to load it again. */
  reset: ReadonlySet<string>;
  failures: { file: string; error: unknown }[];
}

/** A file of an extension's texts, which the admin loads by the name of its language. */
const isTexts = (file: string): boolean => /(^|\/)messages\/[^/]+\.json$/.test(file);

/** Runs what has changed of the files that were loaded already. What fails leaves what was there before. */
export async function takeModules(next: DevState["modules"]): Promise<TakenModules> {
  modules = next;
  tellModules();
  const changed = [...shown].filter(
    ([file, { address }]) => next[file] !== undefined && next[file] !== address,
  );
  const failures: TakenModules["failures"] = [];
  const reset = new Set<string>();
  let [ran, texts] = [0, 0];
  for (const [file, before] of changed) {
    try {
      const after = await importFile(file);
      if (isTexts(file)) {
        texts += 1;
        continue;
      }
      ran += 1;
      if (isLikelyComponentType(before.module.default) && isLikelyComponentType(after.default)) continue;
      reset.add(next[file] ?? "");
      loads.delete(file);
    } catch (error) {
      failures.push({ file, error });
    }
  }
  return { hasRun: ran > 0, hasTexts: texts > 0, reset, failures };
}

/** Lets React exchange the components that have run again, with their state. */
export function refresh(): void {
  performReactRefresh();
}
