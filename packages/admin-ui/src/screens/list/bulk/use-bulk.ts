import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminError, type AnyAction, toAdminError, useHost, type Write } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  createProgress,
  executeWrites,
  recordId,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { useEffect, useRef, useState } from "react";
import { useActionAvailability } from "../../actions/use-action-availability";
import type { FormValues } from "../../form/kinds/form-values";
import { type FullQuery, readSelectedRecords } from "../export/read-all";
import type { Selection } from "../selection/selection";

/** What was asked comes from a form: its code is there by then, and the selection does without it. */
const loadForms = () => import("../../form/kinds/form-values");

/** What is done with many records: one of their actions, or deleting them. */
export type BulkAction =
  | { kind: "delete" }
  | {
      kind: "act";
      action: AnyAction;
      /** What the action's form answered, for all of them. */
      values?: FormValues;
    };

/** A record that was left as it was, and why. */
export interface BulkFailure {
  id: string;
  title: string;
  /** `undefined` where its state does not allow it, so that nothing was tried. */
  error: AdminError | undefined;
  /** Key of why its state does not allow it, where that is known. */
  reason?: string;
  write: Write | undefined;
}

/** How an action on many records goes. */
export interface BulkRun {
  bulkAction: BulkAction;
  /**
   * First the records are read, then they are written. In between, what moves money is asked about, and a form that starts
   * with what it is asked for is filled in.
   */
  phase: "reading" | "filling" | "asking" | "writing" | "over";
  done: number;
  count: number;
  failures: readonly BulkFailure[];
  /** What the form is filled in for. */
  records?: readonly object[];
  /** What is written once somebody says yes. */
  asked?: readonly Write[];
  /** What was not sent, as the run was ended before. */
  unsent?: readonly Write[];
  /** Nothing could be read, so nothing was written. */
  error?: AdminError;
}

/** Runs an action on all selected records of a list; it goes on while the person looks at other pages. */
export function useBulk({ question, selection }: { question: FullQuery; selection: Selection }) {
  const { resource } = question;
  const host = useHost();
  const queryClient = useQueryClient();
  const availabilityOf = useActionAvailability(resource.name);
  const [run, setRun] = useState<BulkRun>();
  const ending = useRef<AbortController>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const context = { host, queryClient };
  const change = (next: (old: BulkRun) => BulkRun) => {
    if (isMounted.current) setRun((old) => old && next(old));
  };

  // A mutation, so that the one sink of the cache knows when a session has ended.
  const { mutateAsync: writeAll } = useMutation({
    mutationFn: async (many: Parameters<typeof executeWrites>[2]) => {
      const results = await executeWrites(context, resource.name, many);
      const ended = results.find(({ error }) => error?.code === "unauthorized");
      if (ended?.error !== undefined) throw ended.error;
    },
  });

  /** What is written for a record, or why nothing is. */
  const writeOf = async (
    bulkAction: BulkAction,
    record: object,
  ): Promise<{ write?: Write; reason?: string }> => {
    const stance = availabilityOf(
      bulkAction.kind === "delete" ? (resource.delete ?? { when: () => false }) : bulkAction.action,
      record,
    );
    if (stance !== true) return stance === false ? {} : { reason: stance };
    // Another try of those that failed looks first whether they are done.
    const progress = createProgress();
    if (bulkAction.kind === "delete")
      return {
        write: {
          kind: "delete",
          id: recordId(resource, record),
          title: titleOf(resource, record),
          record,
          progress,
        },
      };
    const { action, values: asked } = bulkAction;
    const values = action.form && asked && (await (await loadForms()).answerFor(action.form, record, asked));
    return { write: { kind: "act", action: action.id, record, values, progress } };
  };

  const send = async (bulkAction: BulkAction, writes: readonly Write[], left: readonly BulkFailure[]) => {
    const signal = ending.current?.signal;
    const failures = [...left];
    const unsent = new Set(writes);
    setRun({ bulkAction, phase: "writing", done: 0, count: writes.length, failures });
    await writeAll({
      writes,
      signal,
      onSettled: ({ write, error }) => {
        unsent.delete(write);
        if (error !== undefined) failures.push(failureOf(resource, write, error));
        // What is still there stays selected: most work takes several steps.
        else if (takesAway(bulkAction)) selection.set([idOf(resource, write)], false);
        change((old) => ({ ...old, done: old.done + 1, failures: [...failures] }));
      },
    }).catch(() => undefined);
    change((old) => ({ ...old, phase: "over", unsent: [...unsent] }));
  };

  /** Reads what is selected, or some of it. `undefined` where that was ended. */
  const read = async (bulkAction: BulkAction, some?: ReadonlySet<string>) => {
    ending.current = new AbortController();
    const { signal } = ending.current;
    setRun({ bulkAction, phase: "reading", done: 0, count: 0, failures: [] });
    const { records, missing } = await readSelectedRecords(context, question, {
      selected: some === undefined ? selection.current() : { isAll: false, ids: some },
      signal,
      isWhole: bulkAction.kind === "act" && bulkAction.action.loadsRecord === true,
      onRead: (done, count) => change((old) => ({ ...old, done, count })),
    });
    if (signal.aborted) {
      setRun(undefined);
      return undefined;
    }
    // From now on it is these records, whatever else comes to match.
    const ids = new Set(records.map((record) => recordId(resource, record)));
    if (some === undefined) selection.restore({ isAll: false, ids });
    return { records, missing };
  };

  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) =>
      change((old) => ({ ...old, phase: "over", error: toAdminError(error) })),
    );

  /** @param again what is tried again, and what nothing was tried for: nobody is asked a second time */
  const start = (
    bulkAction: BulkAction,
    again?: { ids: ReadonlySet<string>; left: readonly BulkFailure[] },
  ) =>
    attempt(async () => {
      const found = await read(bulkAction, again?.ids);
      if (found === undefined) return;
      const { records, missing } = found;
      const writes = await Promise.all(
        records.map(async (record) => ({ record, ...(await writeOf(bulkAction, record)) })),
      );
      const left = writes.flatMap(({ record, write, reason }): BulkFailure[] => {
        const { id, title } = { id: recordId(resource, record), title: titleOf(resource, record) };
        return write === undefined ? [{ id, title, error: undefined, reason, write }] : [];
      });
      const gone = missing.map((id) => ({ id, title: id, error: undefined, write: undefined }));
      const asked = writes.flatMap(({ write }) => write ?? []);
      const failures = [...(again?.left ?? []), ...left, ...gone];
      const isAsking =
        bulkAction.kind === "act" && bulkAction.action.amount !== undefined && again === undefined;
      if (isAsking && asked.length > 0)
        return change((old) => ({ ...old, phase: "asking", count: records.length, failures, asked }));
      await send(bulkAction, asked, failures);
    });

  /** Reads what a form is asked for, before it opens. */
  const fill = (bulkAction: Extract<BulkAction, { kind: "act" }>) =>
    attempt(async () => {
      const found = await read(bulkAction);
      const records = found?.records.filter((record) => availabilityOf(bulkAction.action, record) === true);
      // Why none of them can take it is told as with any other.
      if (records?.length === 0) return start(bulkAction);
      change((old) => ({ ...old, phase: "filling", records }));
    });

  return {
    run,
    start: (bulkAction: BulkAction) => start(bulkAction),
    fill,
    /** Somebody said yes to what was asked. */
    confirm: () => {
      if (run?.asked !== undefined) void send(run.bulkAction, run.asked, run.failures);
    },
    cancel: () => ending.current?.abort(),
    retry: () => {
      if (run === undefined) return;
      ending.current = new AbortController();
      const again = [...run.failures.flatMap(({ write }) => write ?? []), ...(run.unsent ?? [])];
      const left = run.failures.filter(({ write }) => write === undefined);
      // What a record held may be why it failed.
      const isStale = run.bulkAction.kind === "act" && run.bulkAction.action.loadsRecord === true;
      if (again.length === 0) start(run.bulkAction);
      else if (isStale)
        start(run.bulkAction, { ids: new Set(again.map((write) => idOf(resource, write))), left });
      else void send(run.bulkAction, again, left);
    },
    close: () => setRun(undefined),
    /** The form is given up; one that was answered has begun the run. */
    leave: () => setRun((old) => (old?.phase === "filling" ? undefined : old)),
  };
}

/** What {@link useBulk} answers. */
export type Bulk = ReturnType<typeof useBulk>;

/** Whether records are gone by it. */
function takesAway(bulkAction: BulkAction): boolean {
  return bulkAction.kind === "delete" || bulkAction.action.isDone === "gone";
}

function idOf(resource: AnyResource, write: Write): string {
  if (write.kind === "act") return recordId(resource, write.record);
  return write.kind === "create" ? "" : write.id;
}

function failureOf(resource: AnyResource, write: Write, error: AdminError): BulkFailure {
  const title =
    write.kind === "act"
      ? titleOf(resource, write.record)
      : write.kind === "delete"
        ? write.title
        : idOf(resource, write);
  return { id: idOf(resource, write), title, error, write };
}
