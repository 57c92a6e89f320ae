import { boundsOf, type GridCell, type GridRange } from "./selection";

/** A cell that gets what another one holds. */
export interface GridFill {
  /** The cell that is copied. */
  from: GridCell;
  /** The cell that gets it. */
  to: GridCell;
}

/**
 * What a range is filled with: down from its first row, or to the end from its first column. One row or column alone is filled
 * from the one before it.
 *
 * @example planFill({ from: { row: 0, column: 1 }, to: { row: 2, column: 1 } }, "down")
 * // rows 1 and 2 get what row 0 holds
 */
export function planFill(range: GridRange, direction: "down" | "right"): GridFill[] {
  const { top, bottom, start, end } = boundsOf(range);
  const isDown = direction === "down";
  const isSingle = isDown ? top === bottom : start === end;
  const source = (isDown ? top : start) - (isSingle ? 1 : 0);
  if (source < 0) return [];
  const fills: GridFill[] = [];
  for (let row = isDown ? source + 1 : top; row <= bottom; row++)
    for (let column = isDown ? start : source + 1; column <= end; column++)
      fills.push({
        from: isDown ? { row: source, column } : { row, column: source },
        to: { row, column },
      });
  return fills;
}
