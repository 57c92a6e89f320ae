import type { BatchJob as StoredBatchJob } from "@medusajs/client-types";
import { createContext, useContext } from "react";
import { AdminError } from "../errors/errors";

/** What went wrong in a batch job: the store's own words, or words with a code. Strategies may add more, such as a line. */
export type BatchJobError =
  | string
  | ({
      /** What went wrong, in the store's words. */
      message?: string;
      /** The store's own word or number for it. */
      code?: string | number;
    } & Record<string, unknown>);

/**
 * Work that the store does by itself: an export, an import, or whatever a strategy of the store offers.
 * `type` is the strategy's own word, such as `product-import`; dates are ISO 8601 UTC.
 */
export type BatchJob = Omit<StoredBatchJob, "type" | "context" | "result"> & {
  /** Which strategy of the store does it. */
  type: string;
  /** What the job was made with: filters, the key of a file. Strategies add to it. */
  context: Record<string, unknown> | null;
  /** How far it is, and the file that it made; `file_size` in bytes. */
  result:
    | ({
        /** How many records it is about, where the strategy has counted them. */
        count?: number;
        /** How many of them are done. */
        advancement_count?: number;
        /** How far it is, as the strategy says it. */
        progress?: number;
        /** What went wrong so far. */
        errors?: BatchJobError[];
        /** What a dry run has found, in sentences. */
        stat_descriptors?: {
          /** Unique among them. */
          key?: string;
          /** What the sentence is about. */
          name?: string;
          /** The sentence. */
          message?: string;
        }[];
        /** What the store's file service calls the file that was made. */
        file_key?: string;
        /** In bytes. */
        file_size?: number;
      } & Record<string, unknown>)
    | null;
};

/** The store's batch jobs, which the admin asks for again and again. See {@link usePolling}. */
export interface Polling {
  /** Those of the last month, the newest first, at most 100; `undefined` until they have been read. */
  batchJobs: readonly BatchJob[] | undefined;
  /** The store did not answer when it was last asked; `batchJobs` are those of the time before. */
  hasPollingError: boolean;
  /** Asks at once, and every few seconds from then on. Call it after a job was started, confirmed or cancelled. */
  resetInterval(): void;
}

/** Carries the {@link Polling}. The admin provides it; tests may provide their own. */
export const PollingContext = createContext<Polling | undefined>(undefined);

/**
 * The store's batch jobs. They are asked for 2 s after the first page, then after 5, 10, 15, 30 and from then on every
 * 60 s; one question serves everybody.
 *
 * @throws AdminError (`config`) outside of a signed-in admin.
 * @example
 * const { client } = useHost();
 * const { batchJobs, resetInterval } = usePolling();
 * const start = async () => {
 *   await client.admin.custom.post("/batch-jobs", { type: "review-export", context: {}, dry_run: false });
 *   resetInterval();
 * };
 */
export function usePolling(): Polling {
  const polling = useContext(PollingContext);
  if (polling === undefined)
    throw new AdminError("config", "usePolling must be used within a PollingProvider");
  return polling;
}
/** How far a batch job is, in the store's own words. */
export type BatchJobStatus = BatchJob["status"];

/**
 * How far a job is. The store goes on with a cancelled job until it stumbles over that, and then calls it failed; whoever
 * cancelled it knows better.
 */
export function statusOf({ status, canceled_at }: BatchJob): BatchJobStatus {
  return canceled_at === null ? status : "canceled";
}

/** Whether the store is done with a job, one way or another. */
export function hasEnded(job: BatchJob): boolean {
  return ["completed", "failed", "canceled"].includes(statusOf(job));
}

/** One thing that went wrong in a job. */
export interface JobError {
  /** Row of the file that it is about, counted as the store counts; `undefined` where the store names none. */
  row: number | undefined;
  /** What went wrong, in the store's words. */
  message: string;
}

/** What went wrong in a job, one entry for each, with the row of the file where the store names it. */
export function errorsOf({ result }: BatchJob): JobError[] {
  // A store of an older version answers with one error instead of a list.
  return [result?.errors ?? []].flat().map((error) => {
    const fields: Record<string, unknown> = typeof error === "string" ? { message: error } : error;
    const message = String(fields.message ?? fields.code ?? "")
      .replace(/\s+/g, " ")
      .trim();
    const named = [fields.row, fields.line, fields.lineNumber].find((row) => typeof row === "number");
    const found = /\b(?:row|line) (\d+)\b/i.exec(message)?.[1];
    const row = typeof named === "number" ? named : found === undefined ? undefined : Number(found);
    return { row, message };
  });
}
