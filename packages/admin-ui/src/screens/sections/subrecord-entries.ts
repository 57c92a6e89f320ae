import { type AnyAction, type Host, sortByCreatedAt } from "@tillhouse/extension-sdk";
import {
  type AnyCell,
  type AnyResource,
  type AnyRow,
  type AnySubrecords,
  type CellOf,
  normalizeCell,
  recordId,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import type { Resolve } from "../../core/bodies/use-lazy-value";
import { isPrimaryAction } from "../../core/definitions/is-primary-action";

/** A record that stands in a row, and the rows that belong below it. */
export interface SubrecordEntry {
  key: string;
  resource: AnyResource;
  record: object;
  row: AnyRow;
  /** The how manieth of its source it is, beginning with 1. */
  number: number;
  /** It is the record of the page itself. */
  isPage: boolean;
  below: readonly SubrecordEntry[];
}

/** The record of a page, and what its subrecords are looked up with. */
export interface SubrecordContext {
  resource: AnyResource;
  record: object;
  /** `undefined` where the store lacks it. */
  resourceOf(name: string): AnyResource | undefined;
  resolve: Resolve;
}

/** Cells, however they were written. */
export const cellsOf = (columns: readonly (string | AnyCell)[] = []) =>
  columns.map((column) => normalizeCell(column as CellOf<object>));

/** What a row shows of a record where nothing is said of it: what the head of its page shows, or its list on phones. */
function plainRow({ list, detail }: AnyResource): AnyRow {
  const at = (...places: AnyCell["mobile"][]) =>
    cellsOf(list?.columns).filter(({ mobile }) => mobile !== undefined && places.includes(mobile));
  return {
    badges: detail?.badges ?? [],
    facts: detail?.meta ?? at("title", "mark", "second-mark", "note"),
    amount: at("end")[0],
  };
}

/** What a row is called. */
export function entryTitle(entry: SubrecordEntry, { translate }: Pick<Host, "translate">): string {
  const { resource, record, number } = entry;
  const { title } = entry.row;
  if (title === undefined) return titleOf(resource, record) || translate(`${resource.name}.one`);
  // A row's functions were written for records of this very resource; see `AnyResource`.
  return translate(typeof title === "function" ? title(record as never) : title, { number });
}

/** Actions that stand in rows below one of the same resource, and are not offered twice. */
export function takenBelow({ resource, below }: SubrecordEntry): string[] {
  return below.flatMap((other) => (other.resource === resource && other.row.actions) || []);
}

/** The actions that are buttons of a row, should the record be able to take them: its next steps. */
export function buttonsOf(entry: SubrecordEntry): AnyAction[] {
  const { resource, record, row } = entry;
  const taken = takenBelow(entry);
  return (resource.actions ?? []).filter(
    (action) =>
      (row.actions?.includes(action.id) ?? true) &&
      !taken.includes(action.id) &&
      isPrimaryAction(action, record),
  );
}

function inTime(records: readonly object[]): readonly object[] {
  const dated = records.filter(
    (record): record is { id: string; created_at: unknown } => "created_at" in record && "id" in record,
  );
  return dated.length === records.length ? sortByCreatedAt(dated) : records;
}

/** The rows of sources, each source's in the order in which they were made. */
export function entriesOf(
  sources: readonly AnySubrecords[],
  holder: object,
  place: SubrecordContext,
): SubrecordEntry[] {
  const { resourceOf, resolve } = place;
  return sources.flatMap((source, index) => {
    // What the store lacks has no rows either.
    const resource = resourceOf(source.of);
    if (resource === undefined) return [];
    const said = source.row ?? resource.row;
    const row = said === undefined ? plainRow(resource) : (resolve(said) ?? {});
    // The source was written for records of this very resource; see `AnyResource`.
    const held = source.from(holder as never) ?? [];
    return inTime(Array.isArray(held) ? held : [held]).map((own: object, position): SubrecordEntry => {
      const isPage = own === place.record;
      const record = isPage ? own : { ...own, [place.resource.api.singularKey]: place.record };
      return {
        key: `${index} ${recordId(resource, record)}`,
        resource,
        record,
        row,
        number: position + 1,
        isPage,
        below: entriesOf(row.rows ?? [], record, place),
      };
    });
  });
}
