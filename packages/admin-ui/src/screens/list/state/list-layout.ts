import {
  type AnyCell,
  type AnyResource,
  type CellOf,
  cellId,
  normalizeCell,
} from "@tillhouse/extension-sdk/internal";

/** What a person made of the columns of a list. */
export interface ListLayout {
  /** Ids of the columns that are shown, in their order; the resource's own choice when left out. */
  columns?: readonly string[];
  /** Widths in pixels of the columns that were pulled to one. */
  widths?: Readonly<Record<string, number>>;
}

/** Every column that a list could show, in the resource's own order. */
export function allCells({ list }: Pick<AnyResource, "list">): AnyCell[] {
  return (list?.columns ?? []).map((column) => normalizeCell(column as CellOf<object>));
}

/**
 * The columns that are shown. The first one is the link to the record: it always stays, and stays first. Columns that
 * are chosen but no longer exist are passed over.
 */
export function shownCells(all: readonly AnyCell[], columns: readonly string[] | undefined): AnyCell[] {
  const [first, ...rest] = all;
  if (first === undefined) return [];
  if (columns === undefined) return [first, ...rest.filter(({ isHidden }) => !isHidden)];
  const chosen = columns.flatMap((id) => rest.find((cell) => cellId(cell) === id) ?? []);
  return [first, ...chosen];
}

/** Puts the column that is dragged in the place of another one. */
export function moveColumn(columns: readonly string[], id: string, over: string): string[] {
  const to = columns.indexOf(over);
  const from = columns.indexOf(id);
  if (from < 0 || to < 0) return [...columns];
  const next = columns.filter((other) => other !== id);
  next.splice(to, 0, id);
  return next;
}

/** Shows a column, at the end, or hides it. */
export function toggleColumn(columns: readonly string[], id: string): string[] {
  return columns.includes(id) ? columns.filter((other) => other !== id) : [...columns, id];
}

/** Columns may not be pulled narrower or wider than this, in pixels. */
export const columnWidths = { least: 64, most: 900 };

/** A width that a column may have. */
export function allowedWidth(width: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));
}
