import { usePolling } from "@tillhouse/extension-sdk";
import { useActivity } from "../../core/activity/activity-context";
import { endOf } from "../../core/activity/polling";

/** How much has happened that the person has not looked at: what was changed in this browser, and batch jobs that ended. */
export function useUnseenActivity(): {
  count: number;
  /** All of it is looked at. */
  markSeen: () => void;
} {
  const { current, seen, markSeen } = useActivity();
  const { batchJobs = [] } = usePolling();
  const ends = batchJobs.map((job) => endOf(job) ?? "");
  const latest = [current[0]?.at ?? "", ...ends].sort().at(-1) ?? "";
  // In a browser that never looked, only what ends while the page is open is new.
  const since = seen === "" ? new Date(performance.timeOrigin).toISOString() : seen;
  return {
    count: current.filter(({ at }) => at > seen).length + ends.filter((at) => at > since).length,
    markSeen: () => markSeen(latest),
  };
}
