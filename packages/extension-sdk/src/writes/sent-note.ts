import type { QueryClient } from "@tanstack/react-query";
import type { Write } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { recordId } from "../resource-head/record";
import { requireAction } from "./send-write";

/** What is noted of a write before it is sent: what another try has to know to find it. */
export interface SentNote {
  /** When it was sent first, by the browser's clock: ISO 8601 UTC. */
  at: string;
  /** Of a new record: ids that were known by then, which cannot be its own. */
  known?: readonly string[];
}

/** What looking needs. */
export interface LookUpContext {
  /** What the admin gives: client, texts, toasts, navigation. */
  host: AdminHost;
  /** The cache of what was read. */
  queryClient: QueryClient;
}

/** What is noted of a write before it is sent. */
export function sentNote({ queryClient }: LookUpContext, resource: AnyResource, write: Write): SentNote {
  const at = new Date().toISOString();
  if (write.kind !== "create") return { at };
  const pages = queryClient.getQueriesData<{ records?: object[] }>({ queryKey: [resource.name, "list"] });
  const ids = pages.flatMap(([, page]) => page?.records?.map((record) => recordId(resource, record)) ?? []);
  return { at, known: [...new Set(ids)] };
}

/**
 * Whether it can be looked up that a write was done. What puts in and takes out may be done twice, and needs no look; what is made
 * in steps looks for itself.
 */
export function canLookUp(resource: AnyResource, write: Write): boolean {
  // Where more is deleted, its steps look for themselves.
  if (write.kind === "delete") return resource.delete?.run === undefined;
  if (write.kind === "create" && resource.form?.create !== undefined) return false;
  if (write.kind !== "act") return write.kind !== "members";
  const action = requireAction(resource, write.action);
  return action.isDone !== undefined || "update" in action.run;
}
