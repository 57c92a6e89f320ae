import { pathTo, type Tree } from "@tillhouse/extension-sdk/internal";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocalStorage } from "../../core/preferences/use-local-storage";

/** A tree of at most this many records begins with everything in sight. */
const allInSight = 100;

/** What is opened in a tree. */
export interface Expanded {
  isExpanded(id: string): boolean;
  set(ids: readonly string[], isOpen: boolean): void;
  setAll(isOpen: boolean): void;
}

/** Which records of a tree are open, as this browser remembers it. Until somebody opens or closes one its size decides. */
export function useExpanded(resource: string, tree: Tree | undefined): Expanded {
  const [kept, keep] = useLocalStorage<readonly string[] | null>(`tillhouse.tree.${resource}`, null);
  const parents = useMemo(
    () => [...(tree?.nodes.values() ?? [])].filter((node) => node.children.length > 0).map(({ id }) => id),
    [tree],
  );
  const open = useMemo(
    () => new Set(kept ?? ((tree?.nodes.size ?? 0) <= allInSight ? parents : [])),
    [kept, parents, tree],
  );
  return {
    isExpanded: useCallback((id: string) => open.has(id), [open]),
    set: (ids, isOpen) => {
      const next = new Set(open);
      for (const id of ids) isOpen ? next.add(id) : next.delete(id);
      keep([...next]);
    },
    setAll: (isOpen) => keep(isOpen ? parents : []),
  };
}

/** Opens what is above a record that came to be while the tree is shown: whoever made it wants to see it. */
export function useShownWhenMade(tree: Tree | undefined, expanded: Expanded): void {
  const known = useRef<ReadonlySet<string>>();
  useEffect(() => {
    if (tree === undefined) return;
    const before = known.current;
    known.current = new Set(tree.nodes.keys());
    if (before === undefined) return;
    const above = [...tree.nodes.values()]
      .filter(({ id }) => !before.has(id))
      .flatMap(({ parent }) => pathTo(parent).map(({ id }) => id));
    if (above.length > 0) expanded.set(above, true);
  });
}
