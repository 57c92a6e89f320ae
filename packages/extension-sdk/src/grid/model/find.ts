import type { GridCell, GridSize } from "./selection";

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The cells in which a text stands, row by row: whatever the case, and with or without accents.
 *
 * @param textOf what a cell shows, or what is typed over
 */
export function findCells(size: GridSize, textOf: (cell: GridCell) => string, wanted: string): GridCell[] {
  const text = plain(wanted.trim());
  if (text === "") return [];
  const found: GridCell[] = [];
  for (let row = 0; row < size.rows; row++)
    for (let column = 0; column < size.columns; column++)
      if (plain(textOf({ row, column })).includes(text)) found.push({ row, column });
  return found;
}

/** The next of some cells after a place, or the one before it; from the other end where there is none. */
export function nextCell(
  cells: readonly GridCell[],
  { row, column }: GridCell,
  step: 1 | -1,
): GridCell | undefined {
  const isAfter = (cell: GridCell) => cell.row > row || (cell.row === row && cell.column > column);
  const isBefore = (cell: GridCell) => cell.row < row || (cell.row === row && cell.column < column);
  return step > 0 ? (cells.find(isAfter) ?? cells[0]) : (cells.findLast(isBefore) ?? cells.at(-1));
}
