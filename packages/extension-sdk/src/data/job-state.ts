import type { BatchJob } from "./polling";

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
