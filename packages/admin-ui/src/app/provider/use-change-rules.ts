import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { useEffect, useRef, useState } from "react";
import { baseRules } from "../../core/registry/base-rules";
import type { ChangeRules } from "../../core/registry/change-rules";

/** Loads what judges extensions: nobody else waits for it. */
const loadRules = () => import("../../core/registry/change-rules");

/** Whether an extension asks for anything that has to be judged: a change, keys, a link, a kind. */
function needsRules(extensions: readonly ExtensionDefinition[]): boolean {
  return extensions.some(
    ({ changes = [], commands = [], resources = [], routes = [], kinds = {}, transformResource }) =>
      transformResource !== undefined ||
      [changes, commands, resources, routes.filter(({ link }) => link), Object.keys(kinds)].some(
        ({ length }) => length > 0,
      ),
  );
}

/** Loads it ahead, while it is found out who is at work. */
export function usePreloadedChangeRules(extensions: readonly ExtensionDefinition[]): void {
  const isNeeded = needsRules(extensions);
  useEffect(() => {
    // A failure shows where it is needed.
    if (isNeeded) loadRules().catch(() => undefined);
  }, [isNeeded]);
}

/**
 * How extensions are judged; `undefined` until that is there. An extension that is turned on later changes
 * nothing until then, so that the page stays.
 */
export function useChangeRules(extensions: readonly ExtensionDefinition[]): ChangeRules | undefined {
  const isNeeded = needsRules(extensions);
  const [loaded, setLoaded] = useState<{ rules?: ChangeRules; error?: unknown }>({});
  const isShown = useRef(false);
  useEffect(() => {
    if (!isNeeded || loaded.rules !== undefined) return;
    let isGone = false;
    loadRules().then(
      ({ changeRules }) => isGone || setLoaded({ rules: changeRules }),
      (error: unknown) => isGone || setLoaded({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, loaded.rules]);
  if (isNeeded && loaded.error !== undefined) throw loaded.error;
  const rules = isNeeded ? (loaded.rules ?? (isShown.current ? baseRules : undefined)) : baseRules;
  isShown.current ||= rules !== undefined;
  return rules;
}
