import type { QueryClient } from "@tanstack/react-query";
import { recordQuery } from "../data/data";
import { patchRecord } from "../data/optimistic";
import { settled } from "../data/resource-path";
import { AdminError, toAdminError } from "../errors/errors";
import { createProgress } from "../records/action-progress";
import type { ResourceName } from "../records/resources";
import type { InverseWrite, UndoAction, Write, Written } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { requireCompleteResource, requireResource } from "../resource/use-host";
import { recordId, titleOf } from "../resource-head/record";
import { runSteps, type Step, type StepNote } from "../tasks/steps";
import { requireAction, sendWrite } from "./send-write";
import { canLookUp, type SentNote, sentNote } from "./sent-note";
import { inverseFor, inverseOf } from "./undo";
import type { WriteResult } from "./write-result";
import { amountMoved, toastOf, toastOfMany } from "./write-toast";

/** Which record a write is about, and what it is called; some answers of the store hold no record. */
function subjectOf(resource: AnyResource, write: Write, answer: unknown): { id?: string; title: string } {
  if (write.kind === "delete" || write.kind === "members") return { id: write.id, title: write.title };
  if (write.kind === "act")
    return { id: recordId(resource, write.record), title: titleOf(resource, write.record) };
  const record: unknown = Reflect.get(Object(answer), resource.api.singularKey);
  if (typeof record === "object" && record !== null)
    return { id: recordId(resource, record), title: titleOf(resource, record) };
  return { id: write.kind === "update" ? write.id : undefined, title: "" };
}

/** Where what was done can be looked at: the record, or the page that it is a part of. */
function placeOf(resource: AnyResource, write: Write, id: string | undefined) {
  if (write.kind === "delete") return { resource: resource.name };
  // It was written for records of this very resource; see `AnyResource`.
  const other = write.kind === "act" ? resource.list?.rowLink?.(write.record as never) : undefined;
  return { resource: other?.resource ?? resource.name, recordId: other?.id ?? id };
}

/** The record that a write leaves behind, as far as the write itself says. */
function idOf(resource: AnyResource, write: Write): string | undefined {
  if (write.kind === "act") return recordId(resource, write.record);
  return write.kind === "update" || write.kind === "members" ? write.id : undefined;
}

function affectedBy(resource: AnyResource, write: Write): readonly string[] {
  const names = [resource.name, ...(resource.invalidates ?? [])];
  if (write.kind === "members") return [...names, write.related];
  if (write.kind !== "act") return names;
  const action = requireAction(resource, write.action);
  return "read" in action.run ? [] : [...names, ...(action.invalidates ?? [])];
}

/** What writing needs. */
export interface WriteContext {
  /** What the admin gives: client, texts, toasts, navigation. */
  host: AdminHost;
  /** The cache of what was read. What a write changes is read again. */
  queryClient: QueryClient;
}

/**
 * Sends a write as a step: one whose answer is lost is looked up at once, and another try with the same progress looks before
 * it sends anything.
 */
async function sendOnce(context: WriteContext, resource: AnyResource, write: Write): Promise<unknown> {
  const { progress = createProgress() } = write;
  let answer: unknown;
  let isUnknown = false;
  const send = async () => {
    answer = await sendWrite(context.host, resource, write);
  };
  if (!canLookUp(resource, write)) {
    await send();
    return answer;
  }
  // One form may make a record first, and change it then.
  const id = `${write.kind} itself`;
  const step: Step<unknown, SentNote> = {
    id,
    input: progress.get<StepNote<unknown, SentNote>>(id)?.input ?? sentNote(context, resource, write),
    find: async (noted) => {
      if (noted?.input === undefined) return undefined;
      // Few answers are lost.
      const { lookUp } = await import("./look-up");
      const found = await lookUp(context, resource, write, noted.input);
      isUnknown = found === "unknown";
      if (found === undefined || found === "unknown") return undefined;
      answer = found;
      return true;
    },
    run: send,
  };
  await runSteps([step], { progress }).catch((thrown: unknown) => {
    const { code, message, details } = toAdminError(thrown);
    if (!isUnknown || details.lookUp !== "missing") throw thrown;
    // It was looked for, and its record does not tell.
    throw new AdminError(code, message, { cause: thrown, details: { ...details, lookUp: undefined } });
  });
  // What is done is no longer to be found: the same form may write once more.
  progress.set(id, undefined);
  return answer;
}

/** Sends a write, and knows what will take it back. Nobody is told, nothing is read again. */
async function perform(
  { host, queryClient }: WriteContext,
  resource: AnyResource,
  write: Write,
): Promise<{ answer: unknown; id?: string; title: string; takesBack: readonly InverseWrite[] | undefined }> {
  const inverse = inverseOf({ queryClient, resource }, write);
  const unpatch =
    write.kind === "update" && write.isOptimistic
      ? patchRecord(queryClient, resource, write.id, write.payload)
      : undefined;
  try {
    const answer = await settled(sendOnce({ host, queryClient }, resource, write));
    if (write.kind === "delete")
      queryClient.removeQueries({ queryKey: [resource.name, "record", write.id], type: "inactive" });
    return { answer, ...subjectOf(resource, write, answer), takesBack: inverse?.(answer) };
  } catch (error) {
    unpatch?.();
    throw error;
  }
}

/**
 * Changes a record, wherever it is called from. A settled write is read again with all that it changes, is told in a
 * toast that is derived from the resource, offers to be taken back, and is kept in the activity log of this browser.
 *
 * @throws AdminError; nothing is told then, the caller shows it where it belongs.
 * @example await executeWrite({ host, queryClient }, "invites", { kind: "act", action: "resend", record: invite });
 */
export async function executeWrite(context: WriteContext, name: string, write: Write): Promise<Written> {
  const { host, queryClient } = context;
  // Actions are in the body. Everything else is sent at once, so that an optimistic change shows with the click.
  const resource =
    write.kind === "act" ? await requireCompleteResource(host, name) : requireResource(host, name);
  const readAgain = () => {
    for (const affected of affectedBy(resource, write))
      void queryClient.invalidateQueries({ queryKey: [affected] });
  };
  const { answer, id, title, takesBack } = await perform(context, resource, write).catch((error: unknown) => {
    // It may have been done nevertheless, or in part, or somebody else was quicker: whoever looks must see.
    const { code, details } = toAdminError(error);
    const isManySteps =
      write.kind === "act" || write.kind === "members" || (write.kind === "delete" && resource.delete?.run);
    const isRefused = isManySteps && code !== "unauthorized" && code !== "network";
    if (details.isUncertain || isRefused) readAgain();
    throw error;
  });
  const inverse = inverseFor(name, takesBack);
  readAgain();
  host.recordActivity({
    title: toastOf(host, resource, write),
    message: [title, write.kind === "members" && write.note, ...amountMoved(host, resource, [write])]
      .filter(Boolean)
      .join(" · "),
    ...placeOf(resource, write, id),
    inverse,
  });
  return { answer, id, title, inverse };
}

/** What may be said about many writes. */
export interface ManyWrites {
  /** Ends the run: what is on its way is waited for, nothing more is sent. */
  signal?: AbortSignal;
  /** Called after each write, whether it went well or failed. */
  onSettled?(result: WriteResult): void;
}

/** Writes that are on their way at once: a store answers them side by side, and is not swamped. */
const writesAtOnce = 4;

/**
 * Changes many records of a resource, a few at a time. One that fails stops none of the others, but for the end of the
 * session, after which nothing more is sent. What they changed is
 * read again once, at the end; one toast tells of them all and can take all of them back.
 *
 * @returns how each went, in the order in which they settled; those that an ended run left out are not among them
 * @example
 * const results = await executeWrites({ host, queryClient }, "collections",
 *   records.map(({ id, title }) => ({ kind: "delete", id, title })), { onSettled: () => setDone((done) => done + 1) });
 */
export async function executeWrites(
  context: WriteContext,
  name: string,
  {
    writes,
    signal,
    onSettled,
  }: ManyWrites & {
    /** What is written, in this order. */
    writes: readonly Write[];
  },
): Promise<WriteResult[]> {
  const { host, queryClient } = context;
  const resource = await requireCompleteResource(host, name);
  const results: WriteResult[] = [];
  const inverses: (readonly InverseWrite[] | undefined)[] = [];
  const steps = writes.map((write, index) => ({
    id: String(index),
    write,
    run: async () => {
      inverses.push((await perform(context, resource, write)).takesBack);
    },
  }));
  await runSteps(steps, {
    concurrency: writesAtOnce,
    onFailure: "continue",
    signal,
    onSettled: ({ write }, error) => {
      results.push({ write, error });
      onSettled?.({ write, error });
    },
  });
  const affected = new Set(results.flatMap(({ write }) => affectedBy(resource, write)));
  for (const other of affected) void queryClient.invalidateQueries({ queryKey: [other] });
  const done = results.flatMap(({ write, error }) => (error === undefined ? [write] : []));
  const [first] = done;
  if (first !== undefined) {
    const known = inverses.filter((inverse) => inverse !== undefined);
    const canUndo = known.length === inverses.length;
    host.recordActivity({
      title: toastOfMany(host, resource, { write: first, count: inverses.length }),
      message: amountMoved(host, resource, done).join(" · "),
      resource: name,
      recordIds: done.flatMap((write) => idOf(resource, write) ?? []),
      inverse: canUndo ? { resource: name, write: { kind: "many", writes: known.flat() } } : undefined,
    });
  }
  return results;
}

/**
 * Takes a write back. What somebody else has changed since stays: then nothing is sent.
 *
 * @throws AdminError (`conflict`) where the record has changed since, or some of many have.
 */
export async function executeUndo(context: WriteContext, { resource, write }: UndoAction): Promise<void> {
  if (write.kind !== "many") {
    await executeWrite(context, resource, await writeBack(context, resource, write));
    return;
  }
  const writes: Write[] = [];
  for (const one of write.writes) {
    const back = await writeBack(context, resource, one).catch(() => undefined);
    if (back !== undefined) writes.push(back);
  }
  const results = await executeWrites(context, resource, { writes });
  const total = write.writes.length;
  const count = total - results.filter(({ error }) => error === undefined).length;
  if (count > 0)
    throw new AdminError("conflict", context.host.translate("undo.someFailed", { count, total }));
}

/** What has to be written to take a write back, after a look at what the record holds now. */
async function writeBack(
  { host, queryClient }: WriteContext,
  name: string,
  write: InverseWrite,
): Promise<Write> {
  if (write.kind !== "act" && write.kind !== "update") return write;
  // The registry keys resources by these very names.
  const record = await recordQuery(host, name as ResourceName, write.id).queryFn({ client: queryClient });
  if (write.kind === "act") return { kind: "act", action: write.action, record };
  const { hasSince } = await import("./holds");
  if (!hasSince(record, write.expected))
    throw new AdminError("conflict", host.translate("undo.changedSince"));
  queryClient.setQueriesData({ queryKey: [name, "record", write.id] }, (old: object | undefined) =>
    old === undefined ? old : { ...old, ...record },
  );
  return { kind: "update", id: write.id, payload: write.payload, isMove: write.isMove };
}
