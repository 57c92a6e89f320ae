import type { QueryClient } from "@tanstack/react-query";
import type { InverseWrite, Payload, UndoAction, Write } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import { recordId, titleOf } from "../resource-head/record";

function isPlainObject(value: unknown): value is Payload {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Metadata is changed key by key; an empty text takes a key away. */
function metadataBefore(payload: Payload, before: Payload): Payload {
  return Object.fromEntries(Object.keys(payload).map((key) => [key, before[key] ?? ""]));
}

function isIds(value: unknown): value is { id: unknown }[] {
  return Array.isArray(value) && value.every((item) => isPlainObject(item) && "id" in item);
}

/** What is sent of records that are known by their names: nothing but the name. */
function namesBefore(held: unknown, nameKey: string): unknown {
  const named = (one: unknown) => ({ [nameKey]: Reflect.get(Object(one), nameKey) });
  return Array.isArray(held) ? held.map(named) : held && named(held);
}

/** What puts back what a payload changes; `undefined` where the record does not hold all of it. */
function payloadBefore({ form }: AnyResource, payload: Payload, record: object): Payload | undefined {
  const before: Payload = {};
  for (const [key, value] of Object.entries(payload)) {
    if (!(key in record)) return undefined;
    const held: unknown = Reflect.get(record, key);
    const field = form?.fields.find((other) => other.key === key);
    if (field?.kind === "record-name" || field?.kind === "record-names")
      before[key] = namesBefore(held, field.nameKey);
    else if (key === "metadata" && isPlainObject(value))
      before[key] = metadataBefore(value, isPlainObject(held) ? held : {});
    // What is sent as `{ id }` is answered as whole records.
    else if (isIds(value) && isIds(held)) before[key] = held.map(({ id }) => ({ id }));
    else if (Array.isArray(held) && held.some(isPlainObject)) return undefined;
    else before[key] = held;
  }
  return before;
}

function cachedRecord(queryClient: QueryClient, resource: AnyResource, id: string): object | undefined {
  const whole = queryClient
    .getQueriesData<object>({ queryKey: [resource.name, "record", id] })
    .find(([, data]) => data !== undefined)?.[1];
  if (whole !== undefined) return whole;
  for (const [, page] of queryClient.getQueriesData<{ records?: object[] }>({
    queryKey: [resource.name, "list"],
  })) {
    const found = page?.records?.find((record) => recordId(resource, record) === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What was only put in is taken out; what came from elsewhere is put in there again, which takes it from here. */
function membersBack(write: Extract<Write, { kind: "members" }>): readonly InverseWrite[] {
  const { add = [], remove, moved = [], note: _, progress: __, ...rest } = write;
  const wereElsewhere = new Set(moved.flatMap(({ ids }) => ids));
  const wereNowhere = add.filter((id) => !wereElsewhere.has(id));
  const here: InverseWrite[] =
    wereNowhere.length > 0 || remove !== undefined ? [{ ...rest, add: remove, remove: wereNowhere }] : [];
  return [
    ...here,
    ...moved.map(({ id, title, ids }) => ({
      ...rest,
      id,
      title,
      add: ids,
      // Taking that back moves them here once more.
      moved: [{ id: write.id, title: write.title, ids }],
    })),
  ];
}

/**
 * What will take a write back, as far as it is known before it is sent; the store's answer fills the rest. `undefined`
 * where nothing takes it back: a deleted record cannot be made again as it was. What moved members goes back in several writes.
 */
export function inverseOf(
  {
    queryClient,
    resource,
  }: {
    /** The cache, which knows what the record held before. */
    queryClient: QueryClient;
    /** The definition of the resource, with its body. */
    resource: AnyResource;
  },
  write: Write,
): ((answer: unknown) => readonly InverseWrite[] | undefined) | undefined {
  switch (write.kind) {
    case "delete":
      return undefined;
    case "create":
      if (!resource.delete) return undefined;
      return (answer) => {
        const record: unknown = Reflect.get(Object(answer), resource.api.singularKey);
        if (typeof record !== "object" || record === null) return undefined;
        const id = recordId(resource, record);
        return [{ kind: "delete", id, title: titleOf(resource, record) }];
      };
    case "update": {
      const { id, payload, isMove } = write;
      const own = resource.form?.undo?.({ ...payload });
      // The form's own update sees whether somebody else has changed it since.
      if (own !== undefined) return () => [{ kind: "update", id, payload: own, expected: {} }];
      const record = cachedRecord(queryClient, resource, id);
      const before = record && payloadBefore(resource, payload, record);
      if (before === undefined) return undefined;
      return () => [{ kind: "update", id, payload: before, expected: payload, ...(isMove && { isMove }) }];
    }
    case "members": {
      return () => membersBack(write);
    }
    case "act": {
      const undo = resource.actions?.find(({ id }) => id === write.action)?.undo;
      if (undo === undefined) return undefined;
      const id = recordId(resource, write.record);
      return () => [{ kind: "act", action: undo, id }];
    }
  }
}

/** What takes a write back, as toasts and the activity log keep it. */
export function inverseFor(
  resource: string,
  writes: readonly InverseWrite[] | undefined,
): UndoAction | undefined {
  const [first, ...more] = writes ?? [];
  if (writes === undefined || first === undefined) return undefined;
  return { resource, write: more.length === 0 ? first : { kind: "many", writes } };
}
