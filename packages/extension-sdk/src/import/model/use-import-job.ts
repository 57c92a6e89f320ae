import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type BatchJob, errorsOf, hasEnded, statusOf, usePolling } from "../../data/polling";
import { type AdminError, toAdminError } from "../../errors/errors";
import { createProgress } from "../../records/action-progress";
import { useHost } from "../../resource/use-host";
import type { DirectImportPlan, ImportDefinition, ImportPlan, ImportPreview } from "./import-definition";
import type { ImportDraft } from "./import-draft";
import { cancelImport, confirmImport, prepareImport, readJob } from "./import-job";

/** What is being done with the job. */
export type JobAction = "prepare" | "confirm" | "cancel";

/** What the job belongs to. */
export interface ImportJobSetting {
  /** What of the import the job follows from. */
  definition: Pick<ImportDefinition<never, never>, "id" | "job" | "context" | "invalidates">;
  /** The import as it is kept; `undefined` before a file is chosen. */
  draft: ImportDraft | undefined;
  /** What the import will do; `undefined` until it is checked. */
  plan: ImportPlan | DirectImportPlan | undefined;
  /** Keeps changes of the draft. */
  change(changes: Partial<ImportDraft>): void;
  /** Called once, when the store is done. */
  onCompleted(): void;
}

/** How often the store is asked how far it is, in milliseconds. */
const everySecond = 1000;

/** Where the store has counted other operations than the browser. */
function otherCounts(job: BatchJob, plan: ImportPreview | undefined): boolean {
  const counted: Record<string, unknown> = Object(job.result?.operations);
  return (
    plan !== undefined && Object.entries(plan.operations).some(([name, count]) => counted[name] !== count)
  );
}

/** The store's batch job of an import: sent, watched, confirmed, called off. It is found again after a reload. */
export function useImportJob({ definition, draft, plan, change, onCompleted }: ImportJobSetting) {
  const { client, translate, invalidate } = useHost();
  const { resetInterval } = usePolling();
  const [busy, setBusy] = useState<JobAction>();
  const [error, setError] = useState<AdminError>();
  const jobId = draft?.jobId;
  const { data: job, error: watchError } = useQuery({
    queryKey: ["import-job", jobId],
    queryFn: () => readJob(client, jobId ?? ""),
    enabled: jobId !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : everySecond),
  });
  const status = job && statusOf(job);

  const told = useRef<string>();
  const latest = useRef({ invalidate, resetInterval, onCompleted, resources: definition.invalidates });
  latest.current = { invalidate, resetInterval, onCompleted, resources: definition.invalidates };
  useEffect(() => {
    if (status !== "completed" || told.current === jobId) return;
    told.current = jobId;
    const now = latest.current;
    for (const resource of now.resources) void now.invalidate(resource);
    now.resetInterval();
    now.onCompleted();
  }, [status, jobId]);

  const run = async (action: JobAction, act: () => Promise<void>) => {
    setBusy(action);
    setError(undefined);
    try {
      await act();
      resetInterval();
    } catch (thrown) {
      setError(toAdminError(thrown));
    } finally {
      setBusy(undefined);
    }
  };
  const stem = (draft?.fileName ?? definition.id).replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}._-]+/gu, "-");
  return {
    job,
    status,
    watchError: watchError as AdminError | null,
    errors: job === undefined ? [] : errorsOf(job),
    isOther: job !== undefined && status === "pre_processed" && otherCounts(job, plan),
    busy,
    error,
    prepare: () =>
      run("prepare", async () => {
        // An import that is written by calls has no job.
        if (plan === undefined || !("write" in plan) || draft === undefined || definition.job === undefined)
          return;
        const id = await prepareImport({
          client,
          type: definition.job,
          context: definition.context ?? {},
          file: async () => new File([await plan.write()], `${stem}.csv`, { type: "text/csv" }),
          progress: createProgress(draft.notes, (notes) => change({ notes: { ...notes } })),
          goneText: translate("import.job.fileGone"),
        });
        change({ jobId: id });
      }),
    confirm: () =>
      run("confirm", () => confirmImport(client, jobId ?? "", translate("import.job.preparedGone"))),
    cancel: () => run("cancel", () => cancelImport(client, jobId ?? "")),
    /** Begins anew: with the next try a new job is made, and the file is sent again. */
    reset: () => {
      setError(undefined);
      change({ notes: {}, jobId: undefined });
    },
  };
}

/** What {@link useImportJob} answers. */
export type ImportJobState = ReturnType<typeof useImportJob>;
