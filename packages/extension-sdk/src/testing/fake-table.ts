import { clientSidePage } from "../data/client-side-list";
import type { AnyResource } from "../resource/define-resource";
import { recordId } from "../resource-head/record";
import { FakeError } from "./fake-error";
import type { AnySample, SampleRecord } from "./sample";

/** The records of one resource, as the fake backend holds them. */
export interface FakeTable {
  /** Its definition, with what the sample says of the API. */
  resource: AnyResource;
  /** What the table was made from. */
  sample: AnySample;
  /** The records as the store holds them now. */
  records: SampleRecord[];
  /** Ids of the records of other resources that were put into one: by `<id> <section>`. */
  members: Map<string, Set<string>>;
  /** How often something was written: it numbers new ids and dates. */
  made: number;
}

/** The records that a sample describes. */
export function createTable(defined: AnyResource, sample: AnySample): FakeTable {
  // The store goes by its own documentation, whatever the definition believes.
  const resource = { ...defined, api: { ...defined.api, ...sample.api } };
  let records: SampleRecord[] | undefined;
  return {
    resource,
    sample,
    // Made when somebody asks for them: most tests look at few of the tables that the store has.
    get records() {
      records ??= Array.from({ length: sample.count ?? 45 }, (_, index) =>
        structuredClone({ ...sample.record(index) }),
      );
      return records;
    },
    set records(left) {
      records = left;
    },
    members: new Map(),
    made: 0,
  };
}

/** The record of this id. @throws FakeError (404) where there is none. */
export function requireRecord({ resource, records }: FakeTable, id: string): SampleRecord {
  const found = records.find((record) => recordId(resource, record) === id);
  if (found === undefined)
    throw new FakeError(404, `${resource.api.singularKey} with id: ${id} was not found`, "not_found");
  return found;
}

function isRange(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a question is compared with: relations by their ids. */
function comparable(record: SampleRecord, key: string): unknown[] {
  const held = record[key] ?? record[key.replace(/_id$/, "")];
  return (Array.isArray(held) ? held : [held]).map((value) =>
    isRange(value) ? Reflect.get(value, "id") : value,
  );
}

/** Addresses hold texts only; a number is compared with numbers. */
function questionFor(value: unknown, question: unknown): unknown {
  if (typeof value !== "number" || !isRange(question)) return question;
  return Object.fromEntries(Object.entries(question).map(([name, bound]) => [name, Number(bound)]));
}

function answersQuestion(record: SampleRecord, key: string, question: unknown): boolean {
  return comparable(record, key).some(
    (value) => clientSidePage([{ [key]: value }], { [key]: questionFor(value, question) }).count === 1,
  );
}

const asideOfFilters = new Set(["limit", "offset", "q", "order", "fields", "expand"]);

/** Names of columns or relations, in a text with commas or in a list. */
function namesIn(asked: unknown): string[] {
  return [asked ?? []].flat().flatMap((names) => String(names).split(","));
}

function selected(record: SampleRecord, query: Record<string, unknown>, key: string): SampleRecord {
  if (query.fields === undefined) return record;
  const expanded = namesIn(query.expand).map((path) => path.split(".")[0] ?? "");
  const asked = new Set([...namesIn(query.fields), ...expanded, key]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => asked.has(name)));
}

/**
 * One page as the store answers it: searched, filtered, sorted, and with no more columns than were asked for.
 *
 * @param isMember narrows the records by what was put into another one, by the query's keys
 */
export function listPage(
  { resource, records }: FakeTable,
  query: Record<string, unknown>,
  isMember: (key: string, question: unknown, record: SampleRecord) => boolean | undefined = () => undefined,
): Record<string, unknown> {
  const questions = Object.entries(query).filter(([key]) => !asideOfFilters.has(key));
  const found = records.filter((record) =>
    questions.every(
      ([key, question]) => isMember(key, question, record) ?? answersQuestion(record, key, question),
    ),
  );
  const order = typeof query.order === "string" ? query.order : undefined;
  const sorted = order?.replace(/^-/, "");
  if (sorted !== undefined && !records.some((record) => sorted in record) && records.length > 0)
    throw new FakeError(400, `Order field ${sorted} is not valid`);
  const limit = Number(query.limit ?? found.length);
  const offset = Number(query.offset ?? 0);
  const page = clientSidePage(found, {
    q: typeof query.q === "string" ? query.q : undefined,
    order,
    limit,
    offset,
  });
  return {
    [resource.api.pluralKey]: page.records.map((record) =>
      selected(record, query, resource.api.idKey ?? "id"),
    ),
    count: page.count,
    limit,
    offset,
  };
}
