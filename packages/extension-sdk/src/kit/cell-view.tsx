import type { ReactNode } from "react";
import { type AnyCell, cellId } from "../cells";
import { useHost } from "../host";
import { statusLooks } from "../looks";
import { Copyable } from "../ui/copyable";
import { DateTime } from "../ui/date-time";
import { Money } from "../ui/money";
import { Status } from "../ui/status";

/** What stands where a record has no value. */
const unknownValue = "–";

/** Props of {@link CellView}. */
export interface CellViewProps {
  cell: AnyCell;
  record: object;
  /** Name of the resource; the words of a status are its translation keys. */
  resource: string;
  /** Statuses beside a page title are badges. */
  isBadge?: boolean;
  dateStyle?: "list" | "head";
}

function isPresent(value: unknown): value is string | number {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

/** Draws one value of a record as its cell says. @example <CellView cell={date("created_at")} record={order} resource="orders" /> */
export function CellView({ cell, record, resource, isBadge, dateStyle = "list" }: CellViewProps): ReactNode {
  const { translate, locale } = useHost();
  // A custom cell was written for records of this very resource; see `AnyResource`.
  if (cell.kind === undefined) return cell.render(record);
  const value: unknown = Reflect.get(record, cell.key);
  if (!isPresent(value)) return <span className="th-faint">{unknownValue}</span>;
  switch (cell.kind) {
    case "date":
      return (
        <span className={dateStyle === "list" ? "th-muted" : undefined}>
          <DateTime value={String(value)} style={dateStyle} />
        </span>
      );
    case "number":
      return new Intl.NumberFormat(locale).format(Number(value));
    case "money":
      return (
        <Money
          amount={Number(value)}
          currencyCode={String(Reflect.get(record, cell.currency))}
          locale={locale}
        />
      );
    case "badge": {
      const look = cell.looks[value];
      const word = translate(`${resource}.${cell.key}.${value}`);
      if (look === undefined) return word;
      return (
        <Status {...statusLooks[look]} isBadge={isBadge}>
          {word}
        </Status>
      );
    }
    case "text":
      if (cell.isCode)
        return <Copyable value={String(value)} label={translate("kit.copy", { what: cell.key })} isCode />;
      return cell.isMuted ? (
        <span className="th-muted">{`${cell.prefix ?? ""}${value}`}</span>
      ) : (
        `${cell.prefix ?? ""}${value}`
      );
  }
}

/** Whether a record has anything to show in a cell; a line of facts leaves out what it has not. */
export function hasValue(cell: AnyCell, record: object): boolean {
  if (cell.kind !== undefined) return isPresent(Reflect.get(record, cell.key));
  const drawn = cell.render(record);
  return drawn !== null && drawn !== undefined && drawn !== false && drawn !== "";
}

/** Numbers and money stand at the end of their column. */
export function cellAlign(cell: AnyCell): "start" | "end" {
  if (cell.kind === undefined) return cell.align ?? "start";
  return cell.kind === "money" || cell.kind === "number" ? "end" : "start";
}

/** Translation key of a cell's column head or fact. */
export function cellLabel(cell: AnyCell, resource: string): string {
  return cell.label ?? `${resource}.fields.${cellId(cell)}`;
}
