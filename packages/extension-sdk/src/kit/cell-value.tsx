import type { ReactNode } from "react";
import type { CellContext, CellTextContext, CellWords } from "../cells/cell-kind";
import { cellKindOf } from "../cells/cell-kind-of";
import { type AnyCell, cellId } from "../cells/cell-types";
import { unknownValue } from "../cells/record-link";
import { useHost } from "../resource/use-host";

/** A cell, and the record whose value it draws. */
export interface CellValueProps extends CellContext {
  /** Which value of the record is drawn, and how. */
  cell: AnyCell;
}

function isPresent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "";
}

/** Draws one value of a record as its cell says. @example <CellValue cell={cell.date("created_at")} record={order} resource="orders" /> */
export function CellValue({ cell, ...place }: CellValueProps): ReactNode {
  const host = useHost();
  const { record, resource } = place;
  // A custom cell was written for records of this very resource; see `AnyResource`.
  if (cell.kind === undefined) return cell.render(record, host);
  const kind = cellKindOf(cell);
  const value: unknown = Reflect.get(record, cell.key);
  if (!kind.hasEmpty && !isPresent(value)) return <span className="th-faint">{unknownValue}</span>;
  return kind.draw(value, cell, { ...place, host, label: host.translate(cellLabel(cell, resource)) });
}

/**
 * A value of a record as plain text, as a person reads it: for exports, titles and comparisons.
 *
 * @example cellText(cell.date("created_at"), order, { resource: "orders", translate, locale, find: host.resource })
 */
export function cellText(cell: AnyCell, record: object, context: CellTextContext): string {
  if (cell.kind === undefined) {
    try {
      if (cell.text !== undefined) return cell.text(record);
      const drawn = cell.render(record, context);
      return typeof drawn === "string" || typeof drawn === "number" ? String(drawn) : "";
    } catch {
      // Where it is drawn it says that it failed; a file or a title goes on without it.
      return "";
    }
  }
  const kind = cellKindOf(cell);
  const value: unknown = Reflect.get(record, cell.key);
  if (!kind.hasEmpty && !isPresent(value)) return "";
  return kind.text === undefined ? String(value) : kind.text(value, cell, { ...context, record });
}

/**
 * Whether a record has anything to show in a cell; a line of facts leaves out what it has not.
 *
 * @example const shown = cells.filter((cell) => hasValue(cell, record, host));
 */
export function hasValue(cell: AnyCell, record: object, words: CellWords): boolean {
  if (cell.kind !== undefined) return isPresent(Reflect.get(record, cell.key));
  try {
    const drawn = cell.render(record, words);
    return drawn !== null && drawn !== undefined && drawn !== false && drawn !== "";
  } catch {
    // It has to be drawn to say that it failed.
    return true;
  }
}

/**
 * Numbers and money stand at the end of their column.
 *
 * @example cellAlign(cell.money("total", "currency_code")) // "end"
 */
export function cellAlign(cell: AnyCell): "start" | "end" {
  return (cell.kind === undefined ? cell.align : cellKindOf(cell).align) ?? "start";
}

/**
 * Translation key of a cell's column head or fact.
 *
 * @example const head = translate(cellLabel(cell.text("email"), "orders"));
 */
export function cellLabel(cell: AnyCell, resource: string): string {
  return cell.label ?? `${resource}.fields.${cellId(cell)}`;
}
