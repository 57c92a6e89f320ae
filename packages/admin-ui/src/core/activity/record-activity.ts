import type { QueryClient } from "@tanstack/react-query";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import { type ActivityItem, executeUndo } from "@tillhouse/extension-sdk/internal";
import { toastError } from "../toasts/toast-error";
import type { ActivityEntry, ActivityLog } from "./activity";

/** What telling and taking back need. */
export interface ActivityLogContext {
  host: AdminHost;
  queryClient: QueryClient;
  activity: ActivityLog;
}

/** Takes an action back, and says so on its entry; why it could not be done is shown as a toast. */
export async function undoEntry(context: ActivityLogContext, entry: ActivityEntry): Promise<void> {
  const { host, activity } = context;
  if (entry.inverse === undefined || entry.undoneAt !== undefined) return;
  try {
    await executeUndo(context, entry.inverse);
    activity.markUndone(entry.id);
  } catch (error) {
    toastError(host, host.translate("undo.failed"), error);
  }
}

/** Keeps an action in the activity log and shows it in a toast, with a way back where there is one. */
export function recordActivity(context: ActivityLogContext, item: ActivityItem): void {
  const { host, activity } = context;
  const entry = activity.add(item);
  host.notify.success(
    item.title,
    item.message,
    item.inverse && {
      action: { label: host.translate("action.undo"), onSelect: () => void undoEntry(context, entry) },
    },
  );
}
