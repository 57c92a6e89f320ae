import { useHost, usePolling } from "@tillhouse/extension-sdk";
import type { BatchJob } from "@tillhouse/extension-sdk/internal";
import { Banner, Button, ConfirmDialog, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useEffect, useId, useState } from "react";
import { jobName } from "../../core/activity/batch-jobs";
import { ActivityJob } from "./activity-job";
import { useJobActions } from "./use-job-actions";

/** The store's jobs of the last month, the newest first. One question serves all of them. */
export function ActivityJobs() {
  const { translate } = useHost();
  const { batchJobs, hasPollingError, resetInterval } = usePolling();
  const { run, busy, hasFile } = useJobActions();
  const [asked, setAsked] = useState<BatchJob>();
  const titleId = useId();
  // Whoever looks wants to see how it is now.
  useEffect(resetInterval, [resetInterval]);
  const deleteFile = async (job: BatchJob) => {
    if (await run("deleteFile", job)) setAsked(undefined);
  };
  return (
    <section className="th-activity" aria-labelledby={titleId}>
      <h3 className="th-activity__title" id={titleId}>
        {translate("jobs.title")}
      </h3>
      {hasPollingError && (
        <Banner
          tone="negative"
          title={translate("jobs.unreadTitle")}
          action={
            <Button size="small" onClick={resetInterval}>
              {translate("action.retry")}
            </Button>
          }
        >
          {translate(batchJobs === undefined ? "error.network" : "jobs.unreadText")}
        </Banner>
      )}
      {batchJobs === undefined && !hasPollingError && <LoadingJobs />}
      {batchJobs?.length === 0 && <p className="th-muted">{translate("jobs.empty")}</p>}
      {batchJobs !== undefined && batchJobs.length > 0 && (
        <ol className="th-timeline">
          {batchJobs.map((job) => (
            <ActivityJob
              key={job.id}
              job={job}
              hasFile={hasFile(job)}
              busy={busy?.id === job.id ? busy.jobAction : undefined}
              isDisabled={busy !== undefined}
              onAction={(jobAction) =>
                jobAction === "deleteFile" ? setAsked(job) : void run(jobAction, job)
              }
            />
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void deleteFile(asked)}
        tone="danger"
        title={translate("jobs.deleteFileTitle", { type: asked === undefined ? "" : jobName(asked) })}
        description={translate("jobs.deleteFileText")}
        confirmLabel={translate("jobs.actions.deleteFile")}
        cancelLabel={translate("jobs.keepFile")}
        isLoading={busy?.jobAction === "deleteFile"}
      />
    </section>
  );
}

function LoadingJobs() {
  const { translate } = useHost();
  return (
    <div className="th-activity__bones" role="status" aria-label={translate("jobs.loading")}>
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </div>
  );
}
