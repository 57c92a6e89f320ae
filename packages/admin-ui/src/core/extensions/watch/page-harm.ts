import type { ReplacedBuiltIns } from "./built-ins";

/**
 * What an extension can do to the page without throwing anything: `emptied` it, `replaced` what the browser brings (or
 * what was `restored`), given it styles (`styled`), drawn itself without end (`endless`), or kept the page from answering (`blocked`).
 */
export type PageHarm = "emptied" | "replaced" | "restored" | "styled" | "endless" | "blocked";

/** So many names are told; who has more has about everything. */
const namesTold = 4;

/** A list of names, as it is told. */
export function shortened(names: readonly string[]): string {
  return `${names.slice(0, namesTold).join(", ")}${names.length > namesTold ? ", …" : ""}`;
}

/** What is told of built-ins that were replaced: a reason for each list that is not empty, with its names. */
export function replacementReasons({ left = [], restored = [] }: Partial<ReplacedBuiltIns> = {}): {
  reason: PageHarm;
  values: { names: string };
}[] {
  const reasons = [
    { reason: "replaced", names: left },
    { reason: "restored", names: restored },
  ] as const;
  return reasons
    .filter(({ names }) => names.length > 0)
    .map(({ reason, names }) => ({ reason, values: { names: shortened(names) } }));
}

/**
 * Whether a problem is something that an extension did to the whole page. When such a one is turned off, the page has to be
 * loaded anew.
 */
export function isPageHarm({ reason = "" }: { reason?: string }): boolean {
  return /^(?:emptied|replaced|restored|styled|blocked)$/.test(reason);
}
