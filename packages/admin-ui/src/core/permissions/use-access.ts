import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { useMemo, useRef } from "react";
import type { Registry } from "../registry/registry";
import { type Allows, type CanAccess, createAllows } from "./access";
import { deniedIds, omitDenied } from "./omit-denied";

/**
 * What the host lets a person see and do. A host may give another function each time: only other answers make another
 * registry.
 */
export function useAccess(
  registry: Registry,
  user: AdminUser | undefined,
  canAccess: CanAccess | undefined,
): {
  /** Ids that are denied. */
  refused: ReadonlySet<string>;
  /** The registry without them. Whole resources are left to `omitUnavailable`. */
  allowed: Registry;
} {
  const allows = useMemo(() => createAllows(user, canAccess), [user, canAccess]);
  const latest = useRef(allows);
  latest.current = allows;
  const hasRules = canAccess !== undefined && user !== undefined;
  const ids = JSON.stringify(hasRules ? deniedIds(registry, allows) : []);
  return useMemo(() => {
    const refused: ReadonlySet<string> = new Set<string>(JSON.parse(ids));
    // Of a record it is asked when that is drawn, and then the host's latest answer counts.
    const ask: Allows = (...question) => latest.current(...question);
    return { refused, allowed: hasRules ? omitDenied(registry, refused, ask) : registry };
  }, [registry, ids, hasRules]);
}
