import { AdminError, safeHref, useHost, usePolling } from "@tillhouse/extension-sdk";
import type { BatchJob } from "@tillhouse/extension-sdk/internal";
import { useState } from "react";
import { sameJob } from "../../core/activity/batch-jobs";
import { useLocalStorage } from "../../core/preferences/use-local-storage";
import { toastError } from "../../core/toasts/toast-error";

/** Deleted files that this browser remembers: the store keeps the names of files that are no longer there. */
const most = 200;

/**
 * Has the browser save a file of the store. Where the file is comes from the store, so only web addresses are followed;
 * one of another origin opens beside the admin, so that a refusal does not take the admin's place.
 *
 * @throws AdminError (`server`) where the store names something else.
 */
function saveFile(address: string): void {
  const href = safeHref(address, window.location.href);
  if (href === undefined) throw new AdminError("server", `The store names a file at "${address}".`);
  const link = document.createElement("a");
  link.href = href;
  link.rel = "noopener noreferrer";
  if (link.origin === window.location.origin) link.download = "";
  else link.target = "_blank";
  link.click();
}

/** What can be done with a batch job. A failure is told in a toast. */
export type JobAction = "cancel" | "confirm" | "again" | "download" | "deleteFile";

/** Does what can be done with batch jobs, and says which of it is under way. */
export function useJobActions() {
  const { client, translate, notify, user } = useHost();
  const { resetInterval } = usePolling();
  const [busy, setBusy] = useState<{ id: string; jobAction: JobAction }>();
  const [deleted, setDeleted] = useLocalStorage<readonly string[]>(`tillhouse.deleted-files.${user.id}`, []);
  const { get, post } = client.admin.custom;

  const actions: Record<JobAction, (job: BatchJob) => Promise<void>> = {
    cancel: async ({ id }) => {
      await post(`/batch-jobs/${encodeURIComponent(id)}/cancel`);
    },
    confirm: async ({ id }) => {
      await post(`/batch-jobs/${encodeURIComponent(id)}/confirm`);
    },
    again: async ({ id }) => {
      const answer = await get<{ batch_job: BatchJob }>(`/batch-jobs/${encodeURIComponent(id)}`);
      await post("/batch-jobs", sameJob(answer.batch_job));
    },
    download: async ({ result }) => {
      const file_key = result?.file_key;
      const answer = await post<{ download_url: string }>("/uploads/download-url", { file_key });
      saveFile(answer.download_url);
    },
    deleteFile: async ({ result }) => {
      const file_key = String(result?.file_key);
      await client.request("DELETE", "/uploads", { file_key });
      setDeleted([file_key, ...deleted].slice(0, most));
    },
  };

  /** Answers whether it was done. */
  const run = async (jobAction: JobAction, job: BatchJob): Promise<boolean> => {
    setBusy({ id: job.id, jobAction });
    try {
      await actions[jobAction](job);
      if (jobAction !== "download" && jobAction !== "deleteFile") resetInterval();
      return true;
    } catch (thrown) {
      const action = translate(`jobs.actions.${jobAction}`);
      toastError({ notify, translate }, translate("error.actionTitle", { action }), thrown);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const hasFile = ({ result }: BatchJob) =>
    typeof result?.file_key === "string" && !deleted.includes(result.file_key);
  return { run, busy, hasFile };
}
