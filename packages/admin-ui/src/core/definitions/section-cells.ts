import type { AnyCell, AnyRow, AnySection, AnySubrecords, Later } from "@tillhouse/extension-sdk/internal";

type Columns = readonly (string | AnyCell)[];
type Change = (cells: Columns) => Columns;

/** A section with other cells, where it has any. */
export function withCells(section: AnySection, change: Change): AnySection {
  if ("facts" in section) return { ...section, facts: change(section.facts) };
  if ("subrecords" in section && typeof section.subrecords !== "function")
    return { ...section, subrecords: sourcesWith(section.subrecords, change) };
  return "rows" in section ? { ...section, columns: change(section.columns) } : section;
}

function sourcesWith(sources: readonly AnySubrecords[], change: Change): readonly AnySubrecords[] {
  return sources.map((source) => ({ ...source, row: rowWith(source.row, change) }));
}

/** A row with other cells. What comes with a module of its own comes as it is. */
export function rowWith(row: Later<AnyRow> | undefined, change: Change): Later<AnyRow> | undefined {
  if (row === undefined || typeof row === "function") return row;
  const { badges, facts, amount, rows } = row;
  return {
    ...row,
    // Statuses are cells, and stay it.
    badges: badges && (change(badges) as readonly AnyCell[]),
    facts: facts && change(facts),
    amount: amount && change([amount])[0],
    rows: rows && sourcesWith(rows, change),
  };
}
