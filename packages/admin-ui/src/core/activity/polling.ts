import { type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
import type { BatchJob } from "@tillhouse/extension-sdk/internal";

/** Seconds between two questions about batch jobs: one step up each time a poll settles (specification, section 9). */
export const pollingLadder = [2, 5, 10, 15, 30, 60] as const;

/** How many batch jobs are asked for at once. */
const pageSize = 100;

/** Midnight at the start of the day one month ago, in the reader's own zone. The 31st becomes the last day of a shorter month. */
export function oneMonthBefore(now: Date): Date {
  const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate();
  return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), lastDay));
}

/** Asks for the batch jobs of the last month, the newest first. */
export function batchJobsQuery(client: MedusaClient) {
  return {
    queryKey: ["batch-jobs"] as const,
    queryFn: async (): Promise<BatchJob[]> => {
      const created_at = { gte: oneMonthBefore(new Date()).toISOString() };
      try {
        const answer = await client.admin.custom.get<{ batch_jobs: BatchJob[] }>("/batch-jobs", {
          limit: pageSize,
          created_at,
        });
        return answer.batch_jobs;
      } catch (error) {
        throw toAdminError(error);
      }
    },
  };
}

/** When the store was done with a job. */
export function endOf({ completed_at, canceled_at, failed_at }: BatchJob): string | undefined {
  return canceled_at ?? failed_at ?? completed_at ?? undefined;
}
