import type { ActionContext, AnyAction } from "./actions";
import { type HostForData, pathOf } from "./api";
import type { AnyResource } from "./define-resource";
import { AdminError } from "./errors";
import type { Host } from "./host";
import { recordId } from "./record";
import type { Members } from "./sections";
import type { Payload, Write } from "./writes";

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

/** Sends a write to where the API takes it. */
export function sendWrite(host: Host, resource: AnyResource, write: Write): Promise<unknown> {
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
