import type { FakeTable } from "./fake-table";
import type { SampleRecord } from "./sample";

/** The keys of a tree whose siblings have an order. */
interface OrderedTree {
  parentKey: string;
  rankKey: string;
}

/** `undefined` where nobody decides an order. */
function orderedTree({ resource }: FakeTable): OrderedTree | undefined {
  const { parentKey, rankKey } = resource.list?.tree ?? {};
  return parentKey === undefined || rankKey === undefined ? undefined : { parentKey, rankKey };
}

function parentIn(record: SampleRecord, { parentKey }: OrderedTree): unknown {
  return record[parentKey] ?? null;
}

/** Those that share a parent with a record, or would if it stood there. */
function siblingsOf({ records }: FakeTable, keys: OrderedTree, parent: unknown, record?: SampleRecord) {
  return records.filter((other) => other !== record && parentIn(other, keys) === parent);
}

/** All siblings from a rank on go up or down by one. */
function shift(siblings: readonly SampleRecord[], { rankKey }: OrderedTree, from: number, by: 1 | -1): void {
  for (const sibling of siblings)
    if (Number(sibling[rankKey]) >= from) sibling[rankKey] = Number(sibling[rankKey]) + by;
}

/** Closes the gap that a record leaves among its siblings. */
export function closeGap(table: FakeTable, record: SampleRecord): void {
  const keys = orderedTree(table);
  if (keys === undefined) return;
  const siblings = siblingsOf(table, keys, parentIn(record, keys), record);
  shift(siblings, keys, Number(record[keys.rankKey]) + 1, -1);
}

/** The place of a new record: after its siblings. */
export function lastPosition(table: FakeTable, payload: SampleRecord): SampleRecord {
  const keys = orderedTree(table);
  return keys === undefined
    ? {}
    : { [keys.rankKey]: siblingsOf(table, keys, parentIn(payload, keys)).length };
}

/**
 * Moves the siblings along, as the API does where a record gets another parent or another rank.
 *
 * @returns what is to be written: a rank beyond the last, or none at all below another parent, means the last place
 */
export function withRoom(table: FakeTable, record: SampleRecord, payload: SampleRecord): SampleRecord {
  const keys = orderedTree(table);
  if (keys === undefined) return payload;
  const parent = parentIn({ ...record, ...payload }, keys);
  const rank = payload[keys.rankKey];
  if (rank === undefined && parent === parentIn(record, keys)) return payload;
  closeGap(table, record);
  const siblings = siblingsOf(table, keys, parent, record);
  const position = Math.min(rank === undefined ? siblings.length : Number(rank), siblings.length);
  shift(siblings, keys, position, 1);
  return { ...payload, [keys.rankKey]: position };
}
