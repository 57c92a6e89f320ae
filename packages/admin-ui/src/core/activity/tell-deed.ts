import type { QueryClient } from "@tanstack/react-query";
import { type ActivityItem, type AdminHost, executeUndo } from "@tillhouse/extension-sdk/internal";
import { tellError } from "../toasts/tell-error";
import type { ActivityEntry, ActivityLog } from "./activity";

/** What telling and taking back need. */
export interface DeedContext {
  host: AdminHost;
  queryClient: QueryClient;
  activity: ActivityLog;
}

/** Takes a deed back, and says so on its entry; why it could not be done is shown as a notice. */
export async function undoEntry(context: DeedContext, entry: ActivityEntry): Promise<void> {
  const { host, activity } = context;
  if (entry.inverse === undefined || entry.undoneAt !== undefined) return;
  try {
    await executeUndo(context, entry.inverse);
    activity.markUndone(entry.id);
  } catch (error) {
    tellError(host, host.translate("undo.failed"), error);
  }
}

/** Keeps a deed in the activity log and tells it in a notice, with a way back where there is one. */
export function tellDeed(context: DeedContext, deed: ActivityItem): void {
  const { host, activity } = context;
  const entry = activity.add(deed);
  host.notify.success(
    deed.title,
    deed.message,
    deed.inverse && {
      action: { label: host.translate("action.undo"), onSelect: () => void undoEntry(context, entry) },
    },
  );
}
