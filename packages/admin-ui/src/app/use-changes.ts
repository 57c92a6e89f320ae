import type { ExtensionDefinition } from "@tillhouse/extension-sdk";
import { useEffect, useRef, useState } from "react";
import { applyNothing } from "../core/apply-nothing";
import type { ApplyChanges } from "../core/registry";

/** Loads what applies changes: nobody else waits for it. */
const loadChanges = () => import("../core/apply-changes");

/** Whether an extension changes anything of others. */
function hasChanges(extensions: readonly ExtensionDefinition[]): boolean {
  return extensions.some(({ changes }) => changes !== undefined && changes.length > 0);
}

/** Loads it ahead, while it is found out who is at work. */
export function usePreloadedChanges(extensions: readonly ExtensionDefinition[]): void {
  const isNeeded = hasChanges(extensions);
  useEffect(() => {
    // A failure shows where it is needed.
    if (isNeeded) loadChanges().catch(() => undefined);
  }, [isNeeded]);
}

/**
 * What applies the changes of extensions; `undefined` until it is there. An extension that is turned on later changes
 * nothing until then, so that the page stays.
 */
export function useChanges(extensions: readonly ExtensionDefinition[]): ApplyChanges | undefined {
  const isNeeded = hasChanges(extensions);
  const [loaded, setLoaded] = useState<{ apply?: ApplyChanges; error?: unknown }>({});
  const isShown = useRef(false);
  useEffect(() => {
    if (!isNeeded || loaded.apply !== undefined) return;
    let isGone = false;
    loadChanges().then(
      ({ applyChanges }) => isGone || setLoaded({ apply: applyChanges }),
      (error: unknown) => isGone || setLoaded({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, loaded.apply]);
  if (isNeeded && loaded.error !== undefined) throw loaded.error;
  const apply = isNeeded ? (loaded.apply ?? (isShown.current ? applyNothing : undefined)) : applyNothing;
  isShown.current ||= apply !== undefined;
  return apply;
}
