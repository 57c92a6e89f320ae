import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ActionContext, AnyAction } from "./actions";
import { type HostForData, part, pathOf, settled } from "./api";
import { recordQuery } from "./data";
import type { AnyResource } from "./define-resource";
import { AdminError } from "./errors";
import { type Host, requireResource, useHost } from "./host";
import { patchRecord } from "./optimistic";
import { recordId, titleOf } from "./record";
import type { ResourceName } from "./resources";
import type { Members } from "./sections";
import { hasSince, type Inverse, inverseOf } from "./undo";

/** What is sent to the store. */
type Payload = Record<string, unknown>;

/** A change to one record of a resource. */
export type Write =
  | { kind: "create"; payload: Payload }
  | {
      kind: "update";
      id: string;
      payload: Payload;
      /** Shown at once, and taken back should the store refuse it. For single values that nothing else depends on. */
      isOptimistic?: boolean;
    }
  | { kind: "delete"; id: string; title: string }
  /** An action of the resource, by its id. */
  | { kind: "act"; action: string; record: object; values?: unknown }
  /** Records of another resource are put into this one, or taken out. */
  | {
      kind: "members";
      id: string;
      title: string;
      related: string;
      members: Members;
      add?: readonly string[];
      remove?: readonly string[];
    };

/** How a write is made known. */
export interface WriteOptions {
  /** One of many: the caller shows how all of them went. The activity log has it nevertheless. */
  isQuiet?: boolean;
}

/** What came of a write. */
export interface Written {
  /** The store's answer. */
  answer: unknown;
  /** The record's id; `undefined` where the store did not say. */
  id: string | undefined;
  title: string;
  /** What takes it back, where that is possible. */
  inverse: Inverse | undefined;
}

/** The action of a resource. @throws AdminError (`config`) where there is none with that id. */
export function requireAction(resource: AnyResource, id: string): AnyAction {
  const action = resource.actions?.find((other) => other.id === id);
  if (action === undefined) throw new AdminError("config", `"${resource.name}" has no action "${id}".`);
  return action;
}

function memberPayload({ key, as }: Members, ids: readonly string[]): Payload {
  return { [key]: as === "objects" ? ids.map((id) => ({ id })) : ids };
}

async function sendMembers(
  { client }: HostForData,
  path: string,
  write: Extract<Write, { kind: "members" }>,
): Promise<unknown> {
  const { members, add = [], remove = [] } = write;
  const calls = [
    { method: "POST" as const, ids: add },
    { method: "DELETE" as const, ids: remove },
  ];
  let answer: unknown;
  for (const { method, ids } of calls) {
    if (ids.length === 0) continue;
    const payloads =
      members.as === "each" ? ids.map((id) => ({ [members.key]: id })) : [memberPayload(members, ids)];
    // One after the other: the store locks what it links.
    for (const payload of payloads) answer = await client.request(method, path, payload);
  }
  return answer;
}

async function act(host: Host, resource: AnyResource, write: Extract<Write, { kind: "act" }>) {
  const action = requireAction(resource, write.action);
  const id = recordId(resource, write.record);
  const { custom } = host.client.admin;
  if (action.change !== undefined) return custom.post(pathOf(resource, id), { ...action.change });
  if (action.call !== undefined) {
    const payload =
      action.form?.payload?.(write.values as never, write.record as never) ?? Object(write.values ?? {});
    return custom.post(pathOf(resource, id, action.call), payload);
  }
  const context: ActionContext<object> = {
    record: write.record,
    values: write.values,
    host,
    copy: (text) => navigator.clipboard.writeText(text),
  };
  // The action was written for records of this very resource, and for what its own form answers.
  return action.run(context as ActionContext<never, never>);
}

function send(host: Host, resource: AnyResource, write: Write): Promise<unknown> {
  const { custom } = host.client.admin;
  switch (write.kind) {
    case "create":
      return custom.post(pathOf(resource), write.payload);
    case "update":
      return custom.post(pathOf(resource, write.id), write.payload);
    case "delete":
      return custom.delete(pathOf(resource, write.id));
    case "members":
      return sendMembers(host, pathOf(resource, write.id, write.members.path), write);
    case "act":
      return act(host, resource, write);
  }
}

/** Which record a write is about, and what it is called; some answers of the store hold no record. */
function subjectOf(resource: AnyResource, write: Write, answer: unknown): { id?: string; title: string } {
  if (write.kind === "delete" || write.kind === "members") return { id: write.id, title: write.title };
  if (write.kind === "act")
    return { id: recordId(resource, write.record), title: titleOf(resource, write.record) };
  const record: unknown = Reflect.get(Object(answer), resource.api.one);
  if (typeof record === "object" && record !== null)
    return { id: recordId(resource, record), title: titleOf(resource, record) };
  return { id: write.kind === "update" ? write.id : undefined, title: "" };
}

function noticeOf({ translate }: Host, resource: AnyResource, write: Write): string {
  if (write.kind === "act")
    return translate("notice.acted", { action: translate(`${resource.name}.actions.${write.action}`) });
  const kind = write.kind === "members" ? "update" : write.kind;
  return translate(`notice.${kind}d`, { noun: translate(`${resource.name}.one`) });
}

function affectedBy(resource: AnyResource, write: Write): readonly string[] {
  const names = [resource.name, ...(resource.affects ?? [])];
  if (write.kind === "members") return [...names, write.related];
  if (write.kind !== "act") return names;
  const action = requireAction(resource, write.action);
  const isReading = action.run !== undefined && action.isReading === true;
  return isReading ? [] : [...names, ...(action.affects ?? [])];
}

/** What writing needs. */
export interface WriteContext {
  host: Host;
  queryClient: QueryClient;
}

/**
 * Changes a record, wherever it is called from. A settled write is read again with all that it changes, is told in a
 * notice that is derived from the resource, offers to be taken back, and is kept in the activity log of this browser.
 *
 * @throws AdminError; nothing is told then, the caller shows it where it belongs.
 * @example await executeWrite({ host, queryClient }, "invites", { kind: "act", action: "resend", record: invite });
 */
export async function executeWrite(
  context: WriteContext,
  name: string,
  write: Write,
  options: WriteOptions = {},
): Promise<Written> {
  const { host, queryClient } = context;
  const resource = requireResource(host, name);
  const inverse = inverseOf({ queryClient, resource }, write);
  const takeBack =
    write.kind === "update" && write.isOptimistic
      ? patchRecord(queryClient, resource, write.id, write.payload)
      : undefined;
  let answer: unknown;
  try {
    answer = await settled(send(host, resource, write));
  } catch (error) {
    takeBack?.();
    throw error;
  }
  const { id, title } = subjectOf(resource, write, answer);
  const written = { answer, id, title, inverse: inverse?.(answer) };
  if (write.kind === "delete")
    queryClient.removeQueries({ queryKey: [name, "record", write.id], type: "inactive" });
  for (const affected of affectedBy(resource, write))
    void queryClient.invalidateQueries({ queryKey: [affected] });
  host.tell({
    title: noticeOf(host, resource, write),
    message: title,
    resource: name,
    recordId: write.kind === "delete" ? undefined : id,
    inverse: written.inverse,
    isQuiet: options.isQuiet,
  });
  return written;
}

/**
 * Takes a write back. What somebody else has changed since stays: then nothing is sent.
 *
 * @throws AdminError (`conflict`) where the record has changed since.
 */
export async function executeUndo(context: WriteContext, inverse: Inverse): Promise<Written> {
  const { host, queryClient } = context;
  const { resource: name, write } = inverse;
  if (write.kind === "act" || write.kind === "update") {
    // The registry keys resources by these very names.
    const record = await recordQuery(host, name as ResourceName, write.id).queryFn({ client: queryClient });
    if (write.kind === "act")
      return executeWrite(context, name, { kind: "act", action: write.action, record });
    if (!hasSince(record, write.expected))
      throw new AdminError("conflict", host.translate("undo.changedSince"));
    queryClient.setQueriesData({ queryKey: [name, "record", write.id] }, (old: object | undefined) =>
      old === undefined ? old : { ...old, ...record },
    );
    return executeWrite(context, name, { kind: "update", id: write.id, payload: write.payload });
  }
  return executeWrite(context, name, write);
}

/**
 * Changes records of a resource. A settled write refreshes the resource's lists and records and what it affects, and
 * shows a notice that is derived from the resource; a caller can add to that by awaiting, never replace it. Failures
 * are thrown as {@link AdminError} and shown by the caller: a form puts them on its fields.
 *
 * @example
 * const { write, isWriting } = useWrite("collections");
 * await write({ kind: "delete", id: collection.id, title: collection.title });
 */
export function useWrite<Name extends ResourceName>(name: Name) {
  const host = useHost();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ write, options }: { write: Write; options?: WriteOptions }) =>
      executeWrite({ host, queryClient }, name, write, options),
  });
  const { mutateAsync } = mutation;
  return {
    write: useCallback(
      (write: Write, options?: WriteOptions) => mutateAsync({ write, options }),
      [mutateAsync],
    ),
    isWriting: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

/** Takes writes back, from a notice or from the activity log. @example const { undo } = useUndo(); await undo(entry.inverse); */
export function useUndo() {
  const host = useHost();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (inverse: Inverse) => executeUndo({ host, queryClient }, inverse),
  });
  return { undo: mutation.mutateAsync, isUndoing: mutation.isPending };
}

/** The record in the store's answer. */
export function writtenRecord(resource: AnyResource, { answer }: Written): object {
  return part<object>(answer, resource.api.one);
}
