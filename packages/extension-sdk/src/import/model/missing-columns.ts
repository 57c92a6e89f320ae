import type { ColumnMapping, ImportColumn } from "./match-columns";

/** Of each group of which one column must be there, the titles where none is. */
export function missingColumns(
  required: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  mapping: ColumnMapping,
): string[][] {
  const titles = new Map(columns.map(({ id, title }) => [id, title]));
  return required
    .filter((group) => !group.some((id) => id in mapping))
    .map((group) => group.map((id) => titles.get(id) ?? id));
}
