import { usePolling } from "@tillhouse/extension-sdk";
import { useLayoutEffect, useRef } from "react";
import { type BatchJobStatus, jobName, statusOf } from "../../core/activity/batch-jobs";
import type { ExtensionProblem } from "../../core/extensions/extension-problem";
import { useUnseenActivity } from "../activity/use-unseen-activity";
import { useExtensionProblems } from "../problems/use-extension-problems";

/** A batch job of the store, for a host that draws its own top bar. */
export interface TopBarJob {
  /** The id of the batch job. */
  id: string;
  /** What it does, as the drawer names it: `Product import`. */
  name: string;
  /** How far it is. */
  status: BatchJobStatus;
  /** What is done of it, between 0 and 1. Left out where the store does not say. */
  progress?: number;
}

/** What the top bar has for the signed-in person. */
export interface TopBarContent {
  /** How much has happened that the person has not looked at: what was changed in this browser, and batch jobs that ended. */
  unseenCount: number;
  /** The store's batch jobs of the last month, the newest first. */
  batchJobs: readonly TopBarJob[];
  /** Whether the store does not say how far they are. */
  hasPollingError: boolean;
  /** What does not work about the installed extensions, and what this person has turned off. */
  problems: readonly ExtensionProblem[];
}

/** Tells a host what the top bar has, as often as that changes. It draws nothing. */
export default function TopBarData({ onChange }: { onChange: (content: TopBarContent) => void }) {
  const { count: unseenCount } = useUnseenActivity();
  const { batchJobs = [], hasPollingError } = usePolling();
  const problems = useExtensionProblems();
  const content: TopBarContent = {
    unseenCount,
    batchJobs: batchJobs.map((job) => {
      const { count, advancement_count: done = 0 } = job.result ?? {};
      return {
        id: job.id,
        name: jobName(job),
        status: statusOf(job),
        ...(typeof count === "number" && count > 0 && { progress: Math.min(1, done / count) }),
      };
    }),
    hasPollingError,
    problems,
  };
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    // It is made anew with each drawing; what turns extensions off comes with their problems.
    const text = JSON.stringify(content, (_key, value: unknown) =>
      typeof value === "function" ? true : value,
    );
    if (told.current === text) return;
    told.current = text;
    onChange(content);
  });
  return null;
}
