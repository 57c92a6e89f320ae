import type { Host } from "@tillhouse/extension-sdk";
import {
  type AnyCell,
  type AnyResource,
  type CellOf,
  cellKindOf,
  normalizeCell,
  recordId,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { cellText, hasValue } from "@tillhouse/extension-sdk/kit";
import { Thumbnail } from "@tillhouse/extension-sdk/ui";
import { FileText } from "lucide-react";
import { RecordCell } from "../../screens/shared/record-cell";
import type { SearchResult } from "./search-result";

/** Where a record is looked at: on its page, in its form, or, where it has neither, in its list. */
function pathOfRecord(host: Host, resource: AnyResource, { id, title }: { id: string; title: string }) {
  if (resource.detail !== undefined) return host.href(resource.name, id);
  const list = host.href(resource.name);
  if (resource.form !== undefined && resource.form.mode !== "create")
    return `${list}?${new URLSearchParams({ form: id })}`;
  return resource.list?.search ? `${list}?${new URLSearchParams({ q: title })}` : list;
}

/** The mark of a resource's records. */
export function ResourceIcon({ resource }: { resource: AnyResource }) {
  const Icon = resource.nav?.icon ?? FileText;
  return <Icon className="th-icon" />;
}

/**
 * A record that somebody looked at lately, on its page: that is where it was looked at. What its resource knows of pages may
 * not be there yet.
 */
export function recentResult(
  { translate, href }: Host,
  resource: AnyResource,
  { id, title }: { id: string; title: string },
): SearchResult {
  return {
    id: `record ${resource.name} ${id}`,
    label: title,
    meta: translate(`${resource.name}.one`),
    lead: <ResourceIcon resource={resource} />,
    to: href(resource.name, id),
  };
}

/**
 * A record as the palette shows it. It has the places that a row has on phones: the title with the second text, at the
 * end what it amounts to, then its state.
 */
export function recordResult(host: Host, resource: AnyResource, record: object): SearchResult {
  const { translate, locale, resource: find } = host;
  const id = recordId(resource, record);
  const title = titleOf(resource, record);
  const cells = (resource.list?.columns ?? [])
    // Cells of any resource are drawn with records of that very resource; see `AnyResource`.
    .map((column) => normalizeCell(column as CellOf<object>))
    .filter((cell) => hasValue(cell, record, host));
  const at = (place: AnyCell["mobile"]) => cells.find(({ mobile }) => mobile === place);
  const textOf = (cell: AnyCell | undefined) =>
    cell === undefined ? "" : cellText(cell, record, { resource: resource.name, translate, locale, find });
  const second = textOf(at("title"));
  const label = second === "" || title.includes(second) ? title : `${title} ${second}`;
  const drawn = (cell: AnyCell | undefined) =>
    cell && <RecordCell cell={cell} record={record} resource={resource.name} isPlain />;
  const mark = at("mark");
  const isState = mark !== undefined && (mark.kind === undefined || cellKindOf(mark).isState);
  const amount = at("end");
  const meta = amount ?? (mark?.kind === "text" && textOf(mark) !== label ? mark : undefined);
  const thumbnail: unknown = Reflect.get(record, "thumbnail");
  return {
    id: `record ${resource.name} ${id}`,
    label,
    lead: resource.list?.hasMedia ? (
      <Thumbnail size="small" alt="" src={typeof thumbnail === "string" ? thumbnail : undefined} />
    ) : (
      <ResourceIcon resource={resource} />
    ),
    meta: drawn(meta),
    end: isState ? drawn(mark) : undefined,
    to: pathOfRecord(host, resource, { id, title }),
  };
}
