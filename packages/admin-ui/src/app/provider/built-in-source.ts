import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { createContext, useContext, useEffect, useState } from "react";

/** What the admin itself brings, there at once or in a file of its own. */
export interface BuiltInSource {
  load(): Promise<ExtensionDefinition>;
  /** What has been loaded. */
  readonly loaded: ExtensionDefinition | undefined;
}

/** Makes one of what loads it. What has been loaded is kept; what failed is loaded anew. */
export function createBuiltInSource(
  load: () => Promise<ExtensionDefinition>,
  known?: ExtensionDefinition,
): BuiltInSource {
  let loaded = known;
  return {
    async load() {
      loaded ??= await load();
      return loaded;
    },
    get loaded() {
      return loaded;
    },
  };
}

/** Carries it. */
export const BuiltInContext = createContext<BuiltInSource | undefined>(undefined);

/**
 * What the admin itself brings; `undefined` until it is there.
 *
 * @throws what the import throws
 */
export function useBuiltIn(): ExtensionDefinition | undefined {
  const source = useContext(BuiltInContext);
  const [state, setState] = useState<{ source?: BuiltInSource; error?: unknown }>({});
  const loaded = source?.loaded;
  useEffect(() => {
    // Asked of what was drawn: since then it may have come, for another that also loads it.
    if (source === undefined || loaded !== undefined) return;
    let isGone = false;
    source.load().then(
      () => isGone || setState({ source }),
      (error: unknown) => isGone || setState({ source, error }),
    );
    return () => {
      isGone = true;
    };
  }, [source, loaded]);
  if (state.source === source && state.error !== undefined) throw state.error;
  return loaded;
}
