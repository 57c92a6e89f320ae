import type { AnyResource } from "@tillhouse/extension-sdk";
import { preloadPart } from "../core/load-or";

/** Loads the code of what stands on the page of a record; a failure shows where it stands. */
export function preloadSections({ detail }: AnyResource): void {
  for (const section of detail?.sections ?? []) if ("load" in section) void preloadPart(section.load);
}
