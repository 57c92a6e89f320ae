import { recordQuery } from "../data/data";
import { listedQuery, pathOf, queryOf, responseValue, settled } from "../data/resource-path";
import { toAdminError } from "../errors/errors";
import type { ResourceName } from "../records/resources";
import type { Write } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import { recordId } from "../resource-head/record";
import { holds } from "./holds";
import { requireAction, updateOf } from "./send-write";
import type { LookUpContext, SentNote } from "./sent-note";

type Act = Extract<Write, { kind: "act" }>;

/** How far two clocks may be apart where the store does not say its time, in milliseconds. */
const tolerance = 5 * 60_000;

/** How many of the newest records are looked through. */
const newest = 50;

/** A record as the store has it now. One that its own address does not know is found in the record that it is a part of. */
async function readNow({ host, queryClient }: LookUpContext, resource: AnyResource, record: object) {
  const { actionPath, pluralKey } = resource.api;
  const id = recordId(resource, record);
  if (actionPath === undefined) {
    await queryClient.invalidateQueries({ queryKey: [resource.name, "whole"], refetchType: "none" });
    // The registry keys resources by these very names.
    return recordQuery(host, resource.name as ResourceName, id).queryFn({ client: queryClient });
  }
  const [list = "", key = ""] = /^(\w+)\/\{(\w+)\}/.exec(actionPath)?.slice(1) ?? [];
  const owner = encodeURIComponent(String(Reflect.get(record, key)));
  const answer = await host.client.admin.custom.get<object>(`/${list}/${owner}`, {
    fields: "id",
    expand: pluralKey,
  });
  const parts = Object.values(answer).map((value: unknown) => Reflect.get(Object(value), pluralKey));
  const found = parts.flatMap((value: object[] | undefined) => value ?? []);
  return found.find((other) => recordId(resource, other) === id);
}

/** What was made of a payload, among the newest records. */
async function findCreated(
  { host }: LookUpContext,
  resource: AnyResource,
  { payload, among }: Extract<Write, { kind: "create" }>,
  { at, known = [] }: SentNote,
): Promise<object | undefined> {
  const { api, list, form } = resource;
  const isPaged = api.isUnpaged !== true;
  const answer = await settled(
    host.client.admin.custom.get<object>(pathOf(resource), {
      ...(isPaged ? { ...listedQuery(resource, queryOf(list?.select)), limit: newest } : api.query),
      ...(isPaged && list?.sort !== undefined && { order: "-created_at" }),
      ...among,
    }),
  );
  const { date } = Object(Reflect.get(Object(Reflect.get(answer, "response")), "headers"));
  const clock = typeof date === "string" ? Date.parse(date) - Date.now() - 2000 : -tolerance;
  const earliest = Date.parse(at) + clock;
  const isIt = (record: object) => {
    const made: unknown = Reflect.get(record, "created_at");
    if (known.includes(recordId(resource, record))) return false;
    if (typeof made === "string" && Date.parse(made) < earliest) return false;
    // The form was written for records of this very resource.
    return form?.isMadeOf?.(record as never, payload) ?? holds(record, payload) ?? false;
  };
  return responseValue<object[]>(answer, api.pluralKey).find(isIt);
}

/** Whether an action is done, as far as its record tells; `undefined` where that cannot be told. */
function isActDone(resource: AnyResource, write: Act, now: object): boolean | undefined {
  const action = requireAction(resource, write.action);
  const { isDone } = action;
  if (isDone === "gone") return false;
  // The action was written for records of this very resource, and for what its own form answers.
  if (isDone !== undefined) return isDone(now as never, write.values as never);
  return holds(now, updateOf(action, write) ?? {});
}

/** Whether a write takes its record away. */
function isRemoving(resource: AnyResource, write: Write): boolean {
  return (
    write.kind === "delete" ||
    (write.kind === "act" && requireAction(resource, write.action).isDone === "gone")
  );
}

/**
 * Looks whether a write that nobody has answered was done nevertheless.
 *
 * @returns what the store would have answered; `undefined` where nothing of it is there, `"unknown"` where its record does not tell
 * @throws AdminError where the store cannot be asked
 */
export async function lookUp(
  context: LookUpContext,
  resource: AnyResource,
  write: Write,
  note: SentNote,
): Promise<object | "unknown" | undefined> {
  const { singularKey, idKey: key = "id" } = resource.api;
  if (write.kind === "create") {
    const made = await findCreated(context, resource, write, note);
    return made && { [singularKey]: made };
  }
  const asked = write.kind === "act" ? write.record : { [key]: write.id };
  const now = await readNow(context, resource, asked).catch((error: unknown) => {
    if (isRemoving(resource, write) && toAdminError(error).code === "not-found") return undefined;
    throw error;
  });
  if (now === undefined) return isRemoving(resource, write) ? {} : "unknown";
  const isDone =
    write.kind === "act"
      ? isActDone(resource, write, now)
      : write.kind === "update"
        ? holds(now, write.payload)
        : false;
  if (isDone === undefined) return "unknown";
  return isDone ? { [singularKey]: now } : undefined;
}
