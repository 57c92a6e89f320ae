import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { extensionsReplacedEvent, textsReplacedEvent } from "../../core/context/extension-health";
import { addExtensionStyles, addedExtensionStyles } from "../extension-styles";
import type { LoadedExtensions } from "../load-extensions";
import type { DevProblem, DevState } from "./dev-state";
import { entered, refresh, root, takeModules } from "./hot-modules";

/** Keeps the extensions of a page as they are on disk. See {@link createHotExtensions}. */
export interface HotExtensions {
  /** Puts what has changed since the page was opened in the place of what was loaded then. */
  arrange(loaded: LoadedExtensions): LoadedExtensions;
  /**
   * Takes over what has changed.
   *
   * @returns what could not be run.
   */
  take(state: DevState): Promise<DevProblem[]>;
}

/** What {@link createHotExtensions} needs of the page. */
export interface HotExtensionsOptions {
  /** Gives the admin its extensions; resolves when it has been mounted. */
  update: Promise<(loaded: LoadedExtensions) => void>;
}

function failed(file: string, error: unknown): DevProblem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return {
    rule: "module-failed",
    message,
    why: "The file was compiled, and threw while it was loaded.",
    hint: "The page goes on with what was there before.",
    file,
  };
}

/** Brings a page's style sheets to those of the extensions. An old one goes when the one in its place has come. */
function placeStyles(extensions: DevState["extensions"]): void {
  const wanted = new Set(
    extensions.flatMap(({ styles }) => styles.map((style) => new URL(style, root).pathname)),
  );
  const links = addedExtensionStyles();
  const present = new Set(links.map(({ href }) => new URL(href).pathname));
  const old = links.filter(({ href }) => !wanted.has(new URL(href).pathname));
  const coming = [...wanted]
    .filter((path) => !present.has(path))
    .map((path) => {
      const link = addExtensionStyles(path);
      return new Promise<void>((resolve) => {
        link.onload = () => resolve();
        link.onerror = () => resolve();
      });
    });
  void Promise.all(coming).then(() => {
    for (const link of old) link.remove();
  });
}

/** Makes the keeper of a page's extensions. */
export function createHotExtensions({ update }: HotExtensionsOptions): HotExtensions {
  let first: LoadedExtensions = { extensions: [], problems: [] };
  let ids: readonly string[] | undefined;
  let resets = 0;
  const taken = new Map<string, ExtensionDefinition>();

  function arranged(): LoadedExtensions {
    const { extensions, problems } = first;
    if (ids === undefined) return first;
    return {
      extensions: ids.flatMap((id) => taken.get(id) ?? extensions.find((one) => one.id === id) ?? []),
      problems: problems.filter(({ owner }) => ids?.includes(owner) && !taken.has(owner)),
    };
  }

  async function importEntry(module: string): Promise<ExtensionDefinition> {
    const address = new URL(module, root);
    // A definition that is made anew from the same file.
    if (resets > 0) address.searchParams.set("again", String(resets));
    const loaded: unknown = await import(address.href);
    const definition: unknown = Reflect.get(Object(loaded), "default");
    if (typeof Object(definition).id !== "string") throw new Error("The file gives no extension.");
    // The compiler made this module, with defineExtension around what it exports.
    return definition as ExtensionDefinition;
  }

  return {
    arrange(loaded) {
      first = loaded;
      return arranged();
    },
    async take({ extensions, modules }) {
      placeStyles(extensions);
      const { hasRun, hasTexts, reset, failures } = await takeModules(modules);
      const problems = failures.map(({ file, error }) => failed(file, error));
      const give = await update;
      if (reset.size > 0) resets += 1;
      // Nobody else's definition is made anew: a word of one extension is to be on the screen at once.
      const own = [...reset].map((address) => address.replace(/\?.*$/, ""));
      const isReset = (files: readonly string[]) => own.some((file) => files.includes(file));
      const before = ids ?? [...entered.keys()];
      ids = extensions.map(({ id }) => id);
      let isOther = before.join() !== ids.join();
      for (const { id, module, files } of extensions) {
        if (module === "" || (entered.get(id) === module && !isReset(files))) continue;
        try {
          taken.set(id, await importEntry(module));
          isOther = true;
        } catch (error) {
          problems.push(failed(id, error));
        }
        entered.set(id, module);
      }
      if (hasRun || isOther) refresh();
      if (isOther) give(arranged());
      if (hasTexts) window.dispatchEvent(new Event(textsReplacedEvent));
      // What failed before is not what stands there now.
      if (hasRun || isOther) window.dispatchEvent(new Event(extensionsReplacedEvent));
      return problems;
    },
  };
}
