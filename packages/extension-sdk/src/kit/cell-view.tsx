import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type AnyCell, cellId } from "../cells";
import { countryName } from "../country-name";
import { formatDate } from "../dates";
import type { AnyResource } from "../define-resource";
import { useHost } from "../host";
import { statusLooks } from "../looks";
import { formatMoney } from "../money";
import { recordId, titleOf } from "../record";
import { Copyable } from "../ui/copyable";
import { DateTime } from "../ui/date-time";
import { Money } from "../ui/money";
import { Status } from "../ui/status";
import { Secret } from "./secret";

/** What stands where a record has no value. */
const unknownValue = "–";

/** How many records a cell names before it counts the rest. */
const namedAtMost = 2;

/** Props of {@link CellView}. */
export interface CellViewProps {
  cell: AnyCell;
  record: object;
  /** Name of the resource; the words of a status are its translation keys. */
  resource: string;
  /** Statuses beside a page title are badges. */
  isBadge?: boolean;
  dateStyle?: "list" | "head";
  /** The cell stands inside a link: then it holds no links of its own. */
  isPlain?: boolean;
}

function isPresent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "";
}

function valueIn(cell: AnyCell, record: object): unknown {
  return cell.kind === undefined ? undefined : Reflect.get(record, cell.key);
}

/** Draws one value of a record as its cell says. @example <CellView cell={cell.date("created_at")} record={order} resource="orders" /> */
export function CellView(props: CellViewProps): ReactNode {
  const { cell, record, resource, isBadge, dateStyle = "list", isPlain = false } = props;
  const { translate, locale } = useHost();
  // A custom cell was written for records of this very resource; see `AnyResource`.
  if (cell.kind === undefined) return cell.render(record);
  const value = valueIn(cell, record);
  if (cell.kind === "count")
    return new Intl.NumberFormat(locale).format(Array.isArray(value) ? value.length : 0);
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
    case "percent":
      return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }).format(
        Number(value) / 100,
      );
    case "yes-no": {
      const answer = translate(value === true ? "value.yes" : "value.no");
      if (dateStyle !== "list") return answer;
      // On a phone there is no head that says what the answer is about.
      return (
        <>
          <span className="th-phone-only th-muted">{translate(cellLabel(cell, resource))}: </span>
          {answer}
        </>
      );
    }
    case "country":
      return countryName(String(value), locale);
    case "money":
      return (
        <Money
          amount={Number(value)}
          currencyCode={String(Reflect.get(record, cell.currency))}
          locale={locale}
        />
      );
    case "word":
      return translate(`${resource}.${cell.key}.${String(value)}`);
    case "badge": {
      const look = cell.looks[String(value)];
      const word = translate(`${resource}.${cell.key}.${String(value)}`);
      if (look === undefined) return word;
      return (
        <Status {...statusLooks[look]} isBadge={isBadge}>
          {word}
        </Status>
      );
    }
    case "record":
      return <RecordLink to={cell.to} record={Object(value)} isPlain={isPlain} />;
    case "records":
      return <RecordLinks to={cell.to} records={Array.isArray(value) ? value : []} isPlain={isPlain} />;
    case "text":
      if (cell.isSecret) return <Secret value={String(value)} label={translate(cellLabel(cell, resource))} />;
      if (cell.isCode && !isPlain)
        return (
          <Copyable
            value={String(value)}
            label={translate("kit.copy", { what: translate(cellLabel(cell, resource)) })}
            isCode
          />
        );
      return cell.isMuted ? (
        <span className="th-muted">{readable(`${cell.prefix ?? ""}${String(value)}`)}</span>
      ) : (
        readable(`${cell.prefix ?? ""}${String(value)}`)
      );
  }
}

/** Numbers such as those of telephones read from left to right in every language; nothing in them says so. */
function readable(text: string): ReactNode {
  return /\p{L}/u.test(text) ? text : <bdi dir="ltr">{text}</bdi>;
}

function RecordLink({ to, record, isPlain }: { to: string; record: object; isPlain: boolean }) {
  const host = useHost();
  const resource = host.resource(to);
  if (resource === undefined) return unknownValue;
  const title = titleOf(resource, record);
  if (isPlain || resource.detail === undefined) return title;
  return (
    <Link className="th-link" to={host.href(to, recordId(resource, record))}>
      {title}
    </Link>
  );
}

function RecordLinks({ to, records, isPlain }: { to: string; records: readonly object[]; isPlain: boolean }) {
  const { resource: find, translate } = useHost();
  const resource = find(to);
  if (resource === undefined) return unknownValue;
  const rest = records.slice(namedAtMost);
  return (
    <span className="th-row th-row--wrap">
      {records.slice(0, namedAtMost).map((record) => (
        <RecordLink key={recordId(resource, record)} to={to} record={record} isPlain={isPlain} />
      ))}
      {rest.length > 0 && (
        <span className="th-muted" title={rest.map((record) => titleOf(resource, record)).join(", ")}>
          {translate("kit.more", { count: rest.length })}
        </span>
      )}
    </span>
  );
}

/** What a cell's text needs to know. */
export interface CellTextContext {
  resource: string;
  translate: (key: string, values?: Record<string, string | number>) => string;
  locale: string;
  /** IANA name; the reader's own zone when left out. */
  timeZone?: string;
  /** The definition of another resource, by its name. */
  find: (name: string) => AnyResource | undefined;
}

/** A value of a record as plain text, as a person reads it: for exports, titles and comparisons. */
export function cellText(cell: AnyCell, record: object, context: CellTextContext): string {
  const { resource, translate, locale, timeZone, find } = context;
  if (cell.kind === undefined) {
    try {
      if (cell.text !== undefined) return cell.text(record);
      const drawn = cell.render(record);
      return typeof drawn === "string" || typeof drawn === "number" ? String(drawn) : "";
    } catch {
      // Where it is drawn it says that it failed; a file or a title goes on without it.
      return "";
    }
  }
  const value = valueIn(cell, record);
  if (cell.kind === "count") return String(Array.isArray(value) ? value.length : 0);
  if (!isPresent(value)) return "";
  switch (cell.kind) {
    case "badge":
    case "word":
      return translate(`${resource}.${cell.key}.${String(value)}`);
    case "yes-no":
      return translate(value === true ? "value.yes" : "value.no");
    case "country":
      return countryName(String(value), locale);
    case "date":
      return formatDate(String(value), { style: "head", locale, timeZone });
    case "money":
      return formatMoney({
        amount: Number(value),
        currencyCode: String(Reflect.get(record, cell.currency)),
        locale,
      });
    case "record":
    case "records": {
      const other = find(cell.to);
      const records = Array.isArray(value) ? value : [Object(value)];
      return other === undefined ? "" : records.map((held: object) => titleOf(other, held)).join(", ");
    }
    default:
      return String(value);
  }
}

/** Whether a record has anything to show in a cell; a line of facts leaves out what it has not. */
export function hasValue(cell: AnyCell, record: object): boolean {
  if (cell.kind !== undefined) return isPresent(valueIn(cell, record));
  try {
    const drawn = cell.render(record);
    return drawn !== null && drawn !== undefined && drawn !== false && drawn !== "";
  } catch {
    // It has to be drawn to say that it failed.
    return true;
  }
}

/** Numbers and money stand at the end of their column. */
export function cellAlign(cell: AnyCell): "start" | "end" {
  if (cell.kind === undefined) return cell.align ?? "start";
  return ["money", "number", "percent", "count"].includes(cell.kind) ? "end" : "start";
}

/** Translation key of a cell's column head or fact. */
export function cellLabel(cell: AnyCell, resource: string): string {
  return cell.label ?? `${resource}.fields.${cellId(cell)}`;
}
