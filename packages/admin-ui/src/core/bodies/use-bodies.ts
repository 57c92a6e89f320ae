import { useQueryClient } from "@tanstack/react-query";
import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pageNamespace } from "../i18n/text-files";
import { loadPageTexts } from "../i18n/translate";
import { useI18n } from "../i18n/use-i18n";
import { onIdle } from "../lazy/on-idle";
import { whenQuiet } from "../lazy/when-quiet";
import { bodiesAtHand, type LoadedBodies, loadBodies, pendingResources, withBodies } from "./bodies";
import { createBodyLoader } from "./body-loader";

/**
 * Loads the bodies of resources that are not there yet: those with these names, or all. Once it is done, the registry has
 * them.
 *
 * @throws what an import throws, after the others are there
 */
export type LoadBodies = (names?: readonly string[]) => Promise<void>;

export const BodiesContext = createContext<LoadBodies>(async () => undefined);

/** Loads bodies. See {@link LoadBodies}. */
export function useLoadBodies(): LoadBodies {
  return useContext(BodiesContext);
}

/** Extensions with what has been loaded of their resources: a body comes when something of it is needed. */
export function useBodies(extensions: readonly ExtensionDefinition[]): {
  extensions: readonly ExtensionDefinition[];
  load: LoadBodies;
} {
  const i18n = useI18n();
  const queryClient = useQueryClient();
  // Without the texts of their pages they are of no use.
  const [bodies, setBodies] = useState<LoadedBodies>(() =>
    i18n.hasLoadedNamespace(pageNamespace) ? bodiesAtHand(extensions) : new Map(),
  );
  const known = useMemo(() => withBodies(extensions, bodies), [extensions, bodies]);
  const latest = useRef(known);
  latest.current = known;
  // React keeps a state that is set on what was taken away, with all that it leads to, until it next draws something.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const loadBody = useMemo(
    () =>
      createBodyLoader(async (resources) => {
        const [result] = await Promise.all([loadBodies(resources), loadPageTexts(i18n)]);
        // Whoever waits for it goes on with the new registry.
        if (!isGone.current)
          flushSync(() =>
            setBodies((now) => new Map([...now, ...bodiesAtHand(latest.current), ...result.bodies])),
          );
        return result;
      }),
    [i18n],
  );
  const load = useCallback<LoadBodies>(
    async (names) => {
      const pending = pendingResources(latest.current).filter(({ name }) => names?.includes(name) ?? true);
      if (pending.length === 0) return;
      const results = await Promise.all(
        pending.map(async (resource) => ({ resource, ...(await loadBody(resource)) })),
      );
      for (const { resource, failures } of results) if (failures.has(resource)) throw failures.get(resource);
      if (names === undefined) return;
      // The others come as soon as the page stands: what it shows next does not wait, and a registry that is made anew later
      // would find somebody in the middle of a form. A failure shows where they are needed.
      const loadOthers = () => {
        if (!isGone.current) load().catch(() => undefined);
      };
      onIdle(() => void whenQuiet(queryClient).then(() => onIdle(loadOthers)));
    },
    [loadBody, queryClient],
  );
  // What dialogs and tools say comes as soon as nothing else is waited for; a file that cannot be read is survived.
  useEffect(() => onIdle(() => void loadPageTexts(i18n)), [i18n]);
  return { extensions: known, load };
}

/** Loads all bodies that are not there yet, for what looks through every resource. @returns whether that is over, however it went */
export function useAllBodies(): boolean {
  const load = useLoadBodies();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    let isGone = false;
    const end = () => isGone || setIsOver(true);
    // What could be loaded is looked through.
    load().then(end, end);
    return () => {
      isGone = true;
    };
  }, [load]);
  return isOver;
}
