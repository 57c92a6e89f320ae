import type { AnyField } from "../fields/field-types";
import { FakeError, refuseUnknown } from "./fake-error";
import type { FakeTable } from "./fake-table";
import { lastPosition } from "./fake-tree";
import { type SampleRecord, sampleDate } from "./sample";

/** All tables, by the names of their resources. */
export type FakeTables = ReadonlyMap<string, FakeTable>;

/** Metadata after a write: the store changes it key by key. */
export function mergedMetadata(held: unknown, sent: unknown): SampleRecord {
  const merged: SampleRecord = { ...Object(held), ...Object(sent) };
  // An empty text takes a key away.
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) =>
    String(typeof item === "object" && item !== null ? Reflect.get(item, "id") : item),
  );
}

function relatedRecords(tables: FakeTables, to: string, ids: readonly string[]): SampleRecord[] {
  const records = tables.get(to)?.records ?? [];
  const missing = ids.find((id) => !records.some((record) => record.id === id));
  if (missing !== undefined) throw new FakeError(404, `${to} with id: ${missing} was not found`, "not_found");
  return records.filter(({ id }) => ids.includes(String(id)));
}

/** Writes a payload into a record, as the store does: metadata key by key, relations by their ids, no secrets. */
export function writeInto(record: SampleRecord, payload: SampleRecord, table: FakeTable, tables: FakeTables) {
  const fields = new Map<string, AnyField>(
    (table.resource.form?.fields ?? []).map((field) => [field.key, field]),
  );
  for (const [key, value] of Object.entries(payload)) {
    const field = fields.get(key);
    if (field?.kind === "password") continue;
    if (key === "metadata") record[key] = mergedMetadata(record[key], value);
    else if (field?.kind === "references") record[key] = relatedRecords(tables, field.to, idsOf(value));
    else record[key] = value;
    if (field?.kind === "reference" && value !== null && key.endsWith("_id"))
      record[key.replace(/_id$/, "")] = relatedRecords(tables, field.to, [String(value)])[0];
  }
  table.made += 1;
  record.updated_at = sampleDate(200 + table.made);
}

/** Makes a record of a payload, and of what the address says of it. */
export function createRecord(
  table: FakeTable,
  payload: SampleRecord,
  tables: FakeTables,
  given: SampleRecord = {},
): SampleRecord {
  const { resource, sample, records } = table;
  refuseUnknown(Object.keys(payload), sample.payloads?.create ?? []);
  const record: SampleRecord = {
    [resource.api.idKey ?? "id"]: `${resource.api.singularKey}_new_${table.made}`,
    // Who looks for what was just made asks by the time of day.
    created_at: new Date().toISOString(),
    deleted_at: null,
    metadata: null,
    ...lastPosition(table, payload),
    ...given,
  };
  writeInto(record, sample.made?.(payload) ?? payload, table, tables);
  records.unshift(record);
  return record;
}
