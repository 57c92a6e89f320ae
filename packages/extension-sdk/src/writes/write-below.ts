import { recordQuery } from "../data/data";
import { pathOf, sentQuery } from "../data/resource-path";
import type { ResourceName } from "../records/resources";
import type { Payload, Write } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { recordId } from "../resource-head/record";
import { holds } from "./holds";

/** What makes, changes or deletes one record. */
export type RecordWrite = Extract<Write, { kind: "create" | "update" | "delete" }>;

const gaps = /\{(\w+)\}/g;

/** The record that an address lies below, with its keys filled in: `products/prod_1/variants`. */
function filled(path: string, record: object): string {
  return path.replace(gaps, (_, key: string) => encodeURIComponent(String(Reflect.get(record, key))));
}

/** Records that another one holds in an answer. */
function heldRecords(answer: unknown, { api }: AnyResource): object[] {
  return Object.values(Object(answer)).flatMap((owner) => {
    const held: unknown = Reflect.get(Object(owner), api.pluralKey);
    return Array.isArray(held) ? held : [];
  });
}

/** What was made of a payload: the newest of those that hold it. */
function madeRecord(records: readonly object[], { form }: AnyResource, payload: Payload): object | undefined {
  const timeOf = (record: object) => Date.parse(String(Reflect.get(record, "created_at"))) || 0;
  return (
    records
      // The form was written for records of this very resource.
      .filter((record) => form?.isMadeOf?.(record as never, payload) ?? holds(record, payload) ?? false)
      .sort((left, right) => timeOf(right) - timeOf(left))[0]
  );
}

/**
 * Makes, changes or deletes a record below the one that it belongs to (`api.writePath`), and answers with the record itself, as an
 * API that has it at its own address would.
 */
export async function writeBelow(
  host: AdminHost,
  resource: AnyResource,
  write: RecordWrite,
): Promise<unknown> {
  const { custom } = host.client.admin;
  const { writePath = "", singularKey } = resource.api;
  if (write.kind === "create") {
    const keys = [...writePath.matchAll(gaps)].map(([, key]) => key);
    const sent = Object.fromEntries(Object.entries(write.payload).filter(([key]) => !keys.includes(key)));
    const answer = await custom.post<object>(`/${filled(writePath, write.payload)}`, sent);
    const made = madeRecord(heldRecords(answer, resource), resource, write.payload);
    return made === undefined ? answer : { [singularKey]: made };
  }
  const { id } = write;
  const record = write.record ?? (await readRecord(host, resource, id));
  const path = pathOf({ ...resource, api: { ...resource.api, path: filled(writePath, record) } }, id);
  if (write.kind === "delete") return custom.delete(path);
  const answer = await custom.post<object>(path, write.payload);
  const now = heldRecords(answer, resource).find((other) => recordId(resource, other) === id);
  // What is called by its owner, too, is still called so.
  return now === undefined ? answer : { [singularKey]: { ...record, ...now } };
}

async function readRecord(host: AdminHost, resource: AnyResource, id: string): Promise<object> {
  const { singularKey } = resource.api;
  // The registry keys resources by these very names.
  const { queryKey } = recordQuery(host, resource.name as ResourceName, id);
  const query = { ...sentQuery(resource, Object(queryKey.at(-1))) };
  const answer = await host.client.admin.custom.get<object>(pathOf(resource, id), query);
  return Object(Reflect.get(answer, singularKey));
}
