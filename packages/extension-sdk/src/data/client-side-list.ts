import type { ResourceApi } from "../resource-head/resource-api";

/** What a list of which the store sends everything at once is asked for. */
export interface ClientSideListQuery {
  /** The most records of the page. Left out: all that are left. */
  limit?: number;
  /** How many records come before the page; 0 when left out. */
  offset?: number;
  /** What is searched for, in every text of a record. Upper and lower case are one. */
  q?: string;
  /** A key, with `-` for the last first. */
  order?: string;
  /** A filter: what the record holds under this key is the value, one of the values, or in the range. */
  [key: string]: unknown;
}

/** Not a question about the records but about the page and their shape. */
const shape = new Set(["limit", "offset", "fields", "expand"]);
const aside = new Set([...shape, "q", "order"]);

function textsOf(record: object): string[] {
  return Object.values(record).flatMap((value) => (typeof value === "string" ? [value.toLowerCase()] : []));
}

function isRange(
  question: unknown,
): question is { gt?: unknown; gte?: unknown; lt?: unknown; lte?: unknown } {
  return typeof question === "object" && question !== null && !Array.isArray(question);
}

function isBelow(left: unknown, right: unknown): boolean {
  return typeof left === "number" ? left < Number(right) : String(left) < String(right);
}

function answers(value: unknown, question: unknown): boolean {
  if (Array.isArray(question)) return question.length === 0 || question.some((word) => answers(value, word));
  if (Array.isArray(value)) return value.some((one) => answers(one, question));
  if (!isRange(question)) return String(value ?? "") === String(question);
  if (value === null || value === undefined) return false;
  const { gt, gte, lt, lte } = question;
  return (
    (gt === undefined || isBelow(gt, value)) &&
    (gte === undefined || !isBelow(value, gte)) &&
    (lt === undefined || isBelow(value, lt)) &&
    (lte === undefined || !isBelow(lte, value))
  );
}

function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (left === null || left === undefined) return 1;
  if (right === null || right === undefined) return -1;
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left).localeCompare(String(right));
}

/**
 * Searches, filters, sorts and pages what the store sent all at once, as a store that does it itself would: the search
 * looks into every text of a record, filters compare keys, ranges are `gt`, `gte`, `lt`, `lte`.
 *
 * @example clientSidePage(reasons, { q: "size", order: "label", limit: 20, offset: 0 }) // { records, count }
 */
export function clientSidePage<Item extends object>(
  all: readonly Item[],
  query: ClientSideListQuery,
): {
  /** The page. */
  records: Item[];
  /** How many records there are on all pages. */
  count: number;
} {
  const search = (query.q ?? "").trim().toLowerCase();
  const questions = Object.entries(query).filter(([key, value]) => !aside.has(key) && value !== undefined);
  const found = all.filter(
    (record) =>
      (search === "" || textsOf(record).some((text) => text.includes(search))) &&
      questions.every(([key, question]) => answers(Reflect.get(record, key), question)),
  );
  if (query.order !== undefined) {
    const isDown = query.order.startsWith("-");
    const key = isDown ? query.order.slice(1) : query.order;
    const turn = isDown ? -1 : 1;
    found.sort((left, right) => turn * compare(Reflect.get(left, key), Reflect.get(right, key)));
  }
  const offset = query.offset ?? 0;
  return { records: found.slice(offset, offset + (query.limit ?? found.length)), count: found.length };
}

/**
 * Whether the store can answer a question about a list page by page: any where the list is not looked through here, and else one that
 * asks for nothing but what the API sorts and narrows by itself (`isUnpaged.pagedBy`).
 *
 * @example isPaged(resource.api, { order: "sku", limit: 20, offset: 40 })
 */
export function isPaged({ isUnpaged }: ResourceApi, query: Readonly<Record<string, unknown>>): boolean {
  if (!isUnpaged) return true;
  const known = typeof isUnpaged === "object" ? isUnpaged.pagedBy : undefined;
  if (known === undefined) return false;
  return Object.entries(query).every(([key, value]) => {
    if (shape.has(key) || value === undefined || value === "") return true;
    return known.includes(key === "order" ? String(value).replace(/^-/, "") : key);
  });
}
