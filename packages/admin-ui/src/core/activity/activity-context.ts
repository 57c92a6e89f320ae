import { createContext, useContext, useSyncExternalStore } from "react";
import type { ActivityEntry, ActivityLog } from "./activity";

/** Carries the activity log of the signed-in person. */
export const ActivityContext = createContext<ActivityLog | undefined>(undefined);

/** The activity log, and what is in it now. */
export function useActivity(): ActivityLog & { current: readonly ActivityEntry[]; seen: string } {
  const log = useContext(ActivityContext);
  if (log === undefined) throw new Error("useActivity must be used within a signed-in Admin");
  return {
    ...log,
    current: useSyncExternalStore(log.subscribe, log.entries),
    seen: useSyncExternalStore(log.subscribe, log.seenAt),
  };
}
