import type { QueryClient } from "@tanstack/react-query";
import type { BatchJob, Notify, Translate } from "@tillhouse/extension-sdk/internal";
import { type AnnouncedJobs, takeUnannounced } from "./announced-jobs";
import { errorsOf, jobName, statusOf } from "./batch-jobs";
import { endOf } from "./polling";

/** What telling of batch jobs needs. */
export interface JobAnnouncement {
  queryClient: QueryClient;
  notify: Notify;
  translate: Translate;
  told: AnnouncedJobs;
  /** When this page was loaded, in milliseconds since 1970: what ended before is no news. */
  loadedAt: number;
}

/**
 * Reads products again that were read before an import of products was completed (specification, section 4). What was
 * read since is as the store has it.
 */
function refreshProducts(queryClient: QueryClient, job: BatchJob): void {
  if (job.type !== "product-import" || statusOf(job) !== "completed" || job.completed_at === null) return;
  const completedAt = Date.parse(job.completed_at);
  void queryClient.invalidateQueries({
    queryKey: ["products"],
    predicate: ({ state }) => state.dataUpdatedAt < completedAt,
  });
}

function tell({ notify, translate }: JobAnnouncement, job: BatchJob): void {
  const type = jobName(job);
  const status = statusOf(job);
  if (status === "completed")
    notify.success(translate("jobs.success"), translate("jobs.completed", { type }));
  if (status === "canceled") notify.info(translate("jobs.canceled", { type }));
  if (status === "failed")
    notify.error(
      translate("jobs.failed", { type }),
      errorsOf(job)[0]?.message ?? translate("jobs.seeActivity"),
    );
}

/** Tells of jobs that have ended since the page was loaded, each once, and reads again what they have changed. */
export function announceJobs(context: JobAnnouncement, jobs: readonly BatchJob[]): void {
  for (const job of jobs) refreshProducts(context.queryClient, job);
  const ended = jobs.filter((job) => Date.parse(endOf(job) ?? "") > context.loadedAt);
  const news = takeUnannounced(
    context.told,
    ended.map(({ id }) => id),
  );
  for (const job of ended) if (news.includes(job.id)) tell(context, job);
}
