import type { Membership } from "../records/membership";
import type { AnySection } from "../resource/sections";
import { recordId } from "../resource-head/record";
import { FakeError, refuseUnknown } from "./fake-error";
import { type FakeTable, requireRecord } from "./fake-table";
import type { FakeTables } from "./fake-write";
import type { SampleRecord } from "./sample";

/** A section of another resource's records. */
export type RelatedSection = Extract<AnySection, { related: string }>;

/** The sections of a resource's page that hold records of others. */
export function relatedSections({ resource }: FakeTable): RelatedSection[] {
  return (resource.detail?.sections ?? []).filter((section) => "related" in section);
}

/** The ids of what the record of a sample holds of a section's records. */
function heldAtFirst(table: FakeTable, id: string, { heldIn }: RelatedSection): string[] {
  if (heldIn === undefined) return [];
  const held = table.records.find((other) => recordId(table.resource, other) === id)?.[heldIn];
  return Array.isArray(held) ? held.map((member) => String(Reflect.get(Object(member), "id"))) : [];
}

/** The ids of what a record holds by now, by section. */
export function membersOf(table: FakeTable, id: string, section: RelatedSection): Set<string> {
  const key = `${id} ${section.id}`;
  const held = table.members.get(key) ?? new Set(heldAtFirst(table, id, section));
  table.members.set(key, held);
  return held;
}

function filterKeys(section: RelatedSection): string[] {
  // A probe: only the names that the section asks by are wanted, never a value.
  return Object.keys(section.filter?.({ id: "probe" } as never) ?? {});
}

/** Whether a record of a list was put into what its query names: products by `sales_channel_id`. */
export function memberQuestion(table: FakeTable, tables: FakeTables) {
  return (key: string, question: unknown, record: SampleRecord): boolean | undefined => {
    for (const owner of tables.values())
      for (const section of relatedSections(owner)) {
        if (section.related !== table.resource.name || section.members === undefined) continue;
        if (!filterKeys(section).includes(key)) continue;
        const ids = Array.isArray(question) ? question : [question];
        const id = recordId(table.resource, record);
        return ids.some((ownerId) => membersOf(owner, String(ownerId), section).has(id));
      }
    return undefined;
  };
}

/** The ids that a payload names, in the form that the API takes. */
export function sentIds(payload: SampleRecord, { key, format }: Membership): string[] {
  refuseUnknown(Object.keys(payload), [key]);
  const sent: unknown = payload[key];
  if (format === "each") {
    if (typeof sent !== "string") throw new FakeError(400, `${key} must be a string`);
    return [sent];
  }
  if (!Array.isArray(sent)) throw new FakeError(400, `${key} must be an array`);
  return sent.map((item: unknown) => {
    const id: unknown = format === "objects" ? Reflect.get(Object(item), "id") : item;
    if (typeof id !== "string") throw new FakeError(400, `each value in ${key} must be a string`);
    return id;
  });
}

/** Puts what a payload names into the record itself, and takes it from the others: the sections whose members have no path. */
export function takeMembers(
  table: FakeTable,
  { id, payload, tables }: { id: string; payload: SampleRecord; tables: FakeTables },
): SampleRecord {
  const rest = { ...payload };
  for (const section of relatedSections(table)) {
    const { members } = section;
    if (members === undefined || members.path !== undefined || !(members.key in payload)) continue;
    delete rest[members.key];
    for (const member of sentIds({ [members.key]: payload[members.key] }, members)) {
      for (const record of table.records)
        membersOf(table, recordId(table.resource, record), section).delete(member);
      membersOf(table, id, section).add(member);
      const related = tables.get(section.related);
      // Where their own list is narrowed, they say themselves where they belong.
      if (related !== undefined && section.heldIn === undefined)
        for (const key of filterKeys(section)) requireRecord(related, member)[key] = id;
    }
  }
  return rest;
}

/** A record with what it holds of others, under the keys that the sections of its page name. */
export function withMembers(table: FakeTable, record: SampleRecord, tables: FakeTables): SampleRecord {
  const id = recordId(table.resource, record);
  const held = relatedSections(table).flatMap((section) => {
    const related = tables.get(section.related);
    if (section.heldIn === undefined || related === undefined) return [];
    const ids = membersOf(table, id, section);
    return [[section.heldIn, related.records.filter((other) => ids.has(recordId(related.resource, other)))]];
  });
  return { ...record, ...Object.fromEntries(held) };
}

/** The sections of the other resource in which the same links stand, seen from there. */
export function inverseSections(table: FakeTable, name: string, { path }: Membership): RelatedSection[] {
  return relatedSections(table).filter(
    ({ related, members }) => related === name && members?.isBelowMember && members.path === path,
  );
}
