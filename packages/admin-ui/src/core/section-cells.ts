import type { AnyCell, AnySection } from "@tillhouse/extension-sdk";

/** A section with other cells, where it has any. */
export function withCells(
  section: AnySection,
  change: (cells: readonly (string | AnyCell)[]) => readonly (string | AnyCell)[],
): AnySection {
  if ("facts" in section) return { ...section, facts: change(section.facts) };
  return "rows" in section ? { ...section, columns: change(section.columns) } : section;
}
