import type { ReplacedBuiltIns } from "./built-ins";

/**
 * What an extension can do to the page without throwing anything: `emptied` it, `replaced` what the browser brings (or
 * what was `restored`), drawn itself without end (`endless`), or kept the page from answering (`blocked`).
 */
export type PageHarm = "emptied" | "replaced" | "restored" | "endless" | "blocked";

/** So many names are told; who replaces more has replaced about everything. */
const namesTold = 4;

/** What is told of built-ins that were replaced: a reason for each list that is not empty, with its names. */
export function replacementReasons(
  replaced: ReplacedBuiltIns | undefined,
): { reason: PageHarm; values: { names: string } }[] {
  const { left = [], restored = [] } = replaced ?? {};
  return (
    [
      { reason: "replaced", names: left },
      { reason: "restored", names: restored },
    ] as const
  )
    .filter(({ names }) => names.length > 0)
    .map(({ reason, names }) => ({
      reason,
      values: {
        names: `${names.slice(0, namesTold).join(", ")}${names.length > namesTold ? ", …" : ""}`,
      },
    }));
}

/**
 * Whether a problem is something that an extension did to the whole page. When such a one is turned off, the page has to be
 * loaded anew.
 */
export function isPageHarm({ reason = "" }: { reason?: string }): boolean {
  return /^(?:emptied|replaced|restored|blocked)$/.test(reason);
}
