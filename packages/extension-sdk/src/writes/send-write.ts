import { pathOf, responseValue } from "../data/resource-path";
import { AdminError } from "../errors/errors";
import { copyText } from "../hooks/copy-text";
import { createProgress } from "../records/action-progress";
import { isReceiver, type Membership } from "../records/membership";
import type { Payload, Write } from "../records/write-types";
import type { ActionContext, AnyAction, CrudContext } from "../resource/actions";
import type { AnyResource } from "../resource/define-resource";
import { type AdminHost, requireResource } from "../resource/use-host";
import { recordId } from "../resource-head/record";
import { runSteps, type Step } from "../tasks/steps";
import type { RecordWrite } from "./write-below";

/** The action of a resource. @throws AdminError (`config`) where there is none with that id. */
export function requireAction(resource: AnyResource, id: string): AnyAction {
  const action = resource.actions?.find((other) => other.id === id);
  if (action === undefined) throw new AdminError("config", `"${resource.name}" has no action "${id}".`);
  return action;
}

type MembersWrite = Extract<Write, { kind: "members" }>;

/**
 * Puts members in and takes them out. Another try may do again what is done: who is in stays in, and who is out stays out. So
 * nothing is noted. Where the store links two twice, as channels and places of stock, it answers as if once, and unlinks both.
 */
async function sendMembers(
  host: AdminHost,
  resource: AnyResource,
  { id: owner, related, members, add = [], remove = [] }: MembersWrite,
): Promise<unknown> {
  const { client } = host;
  const { path: below, key, format, removedTo, isBelowMember } = members;
  let answer: unknown;
  const stepsOf = (method: "POST" | "DELETE", ids: readonly string[], into = owner): Step[] => {
    if (isBelowMember)
      return ids.map((id) => ({
        id: `${method} ${id}`,
        run: async () => {
          answer = await client.request(method, pathOf(requireResource(host, related), id, below), {
            [key]: owner,
          });
        },
      }));
    const path = pathOf(resource, into, below);
    const all = format === "objects" ? ids.map((id) => ({ id })) : ids;
    return (format === "each" || ids.length === 0 ? ids : [all]).map((sent, index) => ({
      id: `${method} ${index}`,
      run: async () => {
        answer = await client.request(method, path, { [key]: sent });
      },
    }));
  };
  // One after the other: the store locks what it links.
  const removal =
    removedTo === undefined || remove.length === 0
      ? stepsOf("DELETE", remove)
      : stepsOf("POST", remove, await receiverOf(host, resource, removedTo));
  await runSteps([...stepsOf("POST", add), ...removal]);
  return answer;
}

/** The id of the record that gets what is removed from the others. */
async function receiverOf(
  { client, translate }: AdminHost,
  resource: AnyResource,
  removedTo: NonNullable<Membership["removedTo"]>,
): Promise<string> {
  // A list that always answers with everything takes no question.
  const query = resource.api.isUnpaged ? {} : removedTo;
  const answer = await client.admin.custom.get<object>(pathOf(resource), query);
  const receiver = responseValue<object[]>(answer, resource.api.pluralKey).find((record) =>
    isReceiver(record, removedTo),
  );
  if (receiver === undefined) throw new AdminError("conflict", translate("members.noReceiver"));
  return recordId(resource, receiver);
}

/** The address that an action of a record is sent to, or of something below it. */
function actedOn({ api, ...resource }: AnyResource, record: object, below?: string): string {
  const keyOf = (_: string, key: string) => encodeURIComponent(String(Reflect.get(record, key)));
  const path = (api.actionPath ?? api.writePath)?.replace(/\{(\w+)\}/g, keyOf) ?? api.path;
  const whole = { ...resource, api: { ...api, path } };
  return pathOf(whole, recordId(whole, record), below);
}

/** What an action's form has answered, as it is sent. */
function answered({ form }: AnyAction, { values, record }: Extract<Write, { kind: "act" }>) {
  return form?.toPayload?.(values as never, record as never) ?? Object(values ?? {});
}

/** What an action writes into its record; `undefined` where it does something else. */
export function updateOf(action: AnyAction, write: Extract<Write, { kind: "act" }>): Payload | undefined {
  const { run } = action;
  return "update" in run ? { ...answered(action, write), ...run.update } : undefined;
}

async function act(host: AdminHost, resource: AnyResource, write: Extract<Write, { kind: "act" }>) {
  const action = requireAction(resource, write.action);
  const { custom } = host.client.admin;
  const { run } = action;
  // The action was written for records of this very resource, and for what its own form answers.
  const context = () => contextOf(host, write) as ActionContext<never, never>;
  if (typeof run === "function") return run(context());
  const update = updateOf(action, write);
  if (update !== undefined) return custom.post(actedOn(resource, write.record), update);
  if ("post" in run) return custom.post(actedOn(resource, write.record, run.post), answered(action, write));
  if ("read" in run) return run.read(context());
  throw new AdminError(
    "config",
    `The action "${write.action}" leads to a page or a screen: there is nothing to be done.`,
  );
}

function contextOf(host: AdminHost, write: Extract<Write, { kind: "act" }>): ActionContext<object> {
  return {
    record: write.record,
    values: write.values,
    host,
    copy: copyText,
    progress: write.progress ?? createProgress(),
  };
}

/** What extensions stand around: what they do instead, and the names under which the definition knows it. */
function changeOf(host: AdminHost, resource: AnyResource, write: Write) {
  if (write.kind === "act") {
    const { contribution } = requireAction(resource, write.action);
    return { wrappers: contribution?.wrappers ?? [], context: contextOf(host, write) };
  }
  if (write.kind === "members") return { wrappers: [] };
  const override = resource.crudOverrides?.[write.kind === "update" ? "edit" : write.kind];
  const context: CrudContext = {
    id: write.kind === "create" ? undefined : write.id,
    values: write.kind === "delete" ? undefined : write.payload,
    host,
  };
  return { wrappers: override?.wrappers ?? [], replacement: override?.replacement, context };
}

/** Sends a write to where the API takes it; what extensions put around it runs around that. */
export function sendWrite(host: AdminHost, resource: AnyResource, write: Write): Promise<unknown> {
  const { wrappers, replacement, context } = changeOf(host, resource, write);
  const send = async () =>
    replacement !== undefined && context !== undefined
      ? // Only what stands in every resource is replaced here, and its context is of that kind.
        replacement.run(context as CrudContext)
      : sendPlain(host, resource, write);
  const whole = wrappers.reduce<() => Promise<unknown>>((inner, { run }) => {
    if (run === undefined) return inner;
    return async () => {
      let answer: unknown;
      const original = async () => {
        answer = await inner();
        return answer;
      };
      // It was written for records of this very resource. One that answers nothing lets the original's answer stand.
      return (await run(context as never, original)) ?? answer;
    };
  }, send);
  return whole();
}

/** Makes, changes or deletes a record, wherever the API has that. */
async function sendRecord(host: AdminHost, resource: AnyResource, write: RecordWrite): Promise<unknown> {
  const { custom } = host.client.admin;
  if (resource.api.writePath !== undefined) {
    // Few resources are written below another record.
    const { writeBelow } = await import("./write-below");
    return writeBelow(host, resource, write);
  }
  if (write.kind === "create") return custom.post(pathOf(resource), write.payload);
  if (write.kind === "update") return custom.post(pathOf(resource, write.id), write.payload);
  return custom.delete(pathOf(resource, write.id));
}

async function remove(host: AdminHost, resource: AnyResource, write: Extract<Write, { kind: "delete" }>) {
  const send = () => sendRecord(host, resource, write);
  const run = resource.delete?.run;
  if (run === undefined) return send();
  const { deletionStep } = await import("./deletion-step");
  return run({
    id: write.id,
    host,
    progress: write.progress ?? createProgress(),
    deletion: deletionStep(host, resource, { id: write.id, send }),
  });
}

async function sendPlain(host: AdminHost, resource: AnyResource, write: Write): Promise<unknown> {
  switch (write.kind) {
    case "create": {
      const progress = write.progress ?? createProgress();
      return resource.form?.create?.(write.payload, { host, progress }) ?? sendRecord(host, resource, write);
    }
    case "update": {
      const send = (payload: Payload) => sendRecord(host, resource, { ...write, payload });
      return resource.form?.update?.(write.payload, { id: write.id, host, send }) ?? send(write.payload);
    }
    case "delete":
      return remove(host, resource, write);
    case "members":
      return sendMembers(host, resource, write);
    case "act":
      return act(host, resource, write);
  }
}
