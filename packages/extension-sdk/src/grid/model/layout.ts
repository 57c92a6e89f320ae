import type { GridColumn } from "./column";

/** How the person has arranged the columns. */
export interface GridLayout {
  /** Ids in their order; columns that it does not name come after those that it names. */
  order?: readonly string[];
  /** Ids of columns that are shown or left out otherwise than they are by themselves. */
  shown?: Readonly<Record<string, boolean>>;
  /** In pixels. */
  widths?: Readonly<Record<string, number>>;
}

/** Part of a line of rows or columns, `end` not included. */
export interface GridSpan {
  /** The first index. */
  start: number;
  /** The index after the last one. */
  end: number;
}

/** The narrowest that a column can be pulled to, in pixels. */
export const narrowest = 56;

const usualWidths: Readonly<Record<GridColumn<never>["kind"], number>> = {
  text: 200,
  readOnly: 200,
  select: 160,
  money: 120,
  number: 104,
  boolean: 96,
};

/** How wide a column is, in pixels. */
export function widthOf<Row>({ id, kind, width }: GridColumn<Row>, { widths = {} }: GridLayout): number {
  return Math.max(narrowest, widths[id] ?? width ?? usualWidths[kind]);
}

/** All columns in their order. The first one says what a row is: it stays the first. */
export function orderedColumns<Row>(
  columns: readonly GridColumn<Row>[],
  { order = [] }: GridLayout,
): readonly GridColumn<Row>[] {
  const [lead, ...others] = columns;
  if (lead === undefined || order.length === 0) return columns;
  const placeOf = ({ id }: GridColumn<Row>) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return [lead, ...others.sort((left, right) => placeOf(left) - placeOf(right))];
}

/** Whether a column is shown. */
export function isShown<Row>({ id, isHidden = false }: GridColumn<Row>, { shown = {} }: GridLayout): boolean {
  return shown[id] ?? !isHidden;
}

/** The columns that are shown, in their order; always the first. */
export function shownColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
): readonly GridColumn<Row>[] {
  return orderedColumns(columns, layout).filter((column, index) => index === 0 || isShown(column, layout));
}

/** Moves a column by places among those that are shown; the first one and its place are kept. */
export function moveColumn<Row>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  id: string,
  by: number,
): GridLayout {
  const all = orderedColumns(columns, layout).map((column) => column.id);
  const shown = shownColumns(columns, layout).map((column) => column.id);
  const from = shown.indexOf(id);
  const to = Math.min(Math.max(from + by, 1), shown.length - 1);
  const target = shown[to];
  if (from < 1 || target === undefined || to === from) return layout;
  const order = all.filter((other) => other !== id);
  order.splice(order.indexOf(target) + (to > from ? 1 : 0), 0, id);
  return { ...layout, order };
}

/** Where columns or rows begin, and where the last one ends. */
export function offsetsOf(sizes: readonly number[]): number[] {
  const offsets = [0];
  for (const size of sizes) offsets.push((offsets.at(-1) ?? 0) + size);
  return offsets;
}

/** Those of equal size that are seen, and a few around them. */
export function seenRows(count: number, height: number, from: number, room: number, spare: number): GridSpan {
  const start = Math.max(0, Math.floor(from / height) - spare);
  return { start: Math.min(start, count), end: Math.min(count, Math.ceil((from + room) / height) + spare) };
}

/** The columns that are seen beside the first one, which always is. */
export function seenColumns(offsets: readonly number[], from: number, room: number, spare: number): GridSpan {
  const lead = offsets[1] ?? 0;
  const count = offsets.length - 1;
  let start = 1;
  while (start < count && (offsets[start + 1] ?? 0) <= from + lead) start += 1;
  let end = start;
  while (end < count && (offsets[end] ?? 0) < from + room) end += 1;
  return { start: Math.max(1, start - spare), end: Math.min(count, end + spare) };
}
