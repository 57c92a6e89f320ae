import { useQueryClient } from "@tanstack/react-query";
import { hasPage, useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";
import { Button, DateTime, Drawer } from "@tillhouse/extension-sdk/ui";
import { CircleCheck, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import type { ActivityEntry } from "../../core/activity/activity";
import { useActivity } from "../../core/activity/activity-context";
import { undoEntry } from "../../core/activity/record-activity";
import { writeSelected } from "../../screens/list/selection/selection";
import { ActivityJobs } from "./activity-jobs";
import { useUnseenActivity } from "./use-unseen-activity";

export interface ActivityDrawerProps {
  onClose: () => void;
}

/**
 * What the store does by itself, and what was changed in this browser, the last first, with a way back where there is one. All of it
 * counts as seen once it is closed.
 */
export default function ActivityDrawer({ onClose }: ActivityDrawerProps) {
  const host = useHost();
  const { translate } = host;
  const queryClient = useQueryClient();
  const activity = useActivity();
  const { markSeen } = useUnseenActivity();
  const close = () => {
    markSeen();
    onClose();
  };
  const titleId = useId();
  const [busy, setBusy] = useState<string>();
  const undo = async (entry: ActivityEntry) => {
    setBusy(entry.id);
    await undoEntry({ host, queryClient, activity }, entry);
    setBusy(undefined);
  };
  const hasEntries = activity.current.length > 0;
  return (
    <Drawer
      isOpen
      onClose={close}
      title={translate("activity.title")}
      footerNote={hasEntries ? translate("activity.kept") : undefined}
      footer={
        hasEntries ? (
          <Button size="large" onClick={activity.clear}>
            {translate("activity.clear")}
          </Button>
        ) : null
      }
    >
      <ActivityJobs />
      <section className="th-activity" aria-labelledby={titleId}>
        <h3 className="th-activity__title" id={titleId}>
          {translate("activity.changes")}
        </h3>
        {hasEntries ? (
          <ol className="th-timeline">
            {activity.current.map((entry) => (
              <ActivityEvent
                key={entry.id}
                entry={entry}
                isBusy={busy === entry.id}
                isDisabled={busy !== undefined}
                onUndo={() => void undo(entry)}
                onLeave={close}
              />
            ))}
          </ol>
        ) : (
          <p className="th-muted">{translate("activity.emptyText")}</p>
        )}
      </section>
    </Drawer>
  );
}

interface ActivityEventProps {
  entry: ActivityEntry;
  isBusy: boolean;
  isDisabled: boolean;
  onUndo: () => void;
  onLeave: () => void;
}

function ActivityEvent({ entry, isBusy, isDisabled, onUndo, onLeave }: ActivityEventProps) {
  const { translate, href, resource } = useHost();
  const { title, message, at, undoneAt, inverse, recordId, recordIds = [] } = entry;
  // What was created and taken back is no longer there.
  const isGone = undoneAt !== undefined && inverse?.write.kind === "delete";
  const of = resource(entry.resource);
  const isLinked = recordId !== undefined && !isGone && of !== undefined && hasPage(of);
  const many =
    recordIds.length > 1 && of?.nav !== undefined && writeSelected({ isAll: false, ids: new Set(recordIds) });
  const Icon = undoneAt === undefined ? CircleCheck : Undo2;
  return (
    <li className="th-event">
      <span className="th-event__mark">
        <Icon className="th-icon" aria-hidden />
      </span>
      <div>
        <p className="th-event__head">
          <span className="th-event__title">{title}</span>
          <DateTime className="th-event__when" value={at} style="relative" />
        </p>
        {message !== "" && (
          <p className="th-event__body">
            {isLinked ? (
              <Link className="th-link" to={href(entry.resource, recordId)} onClick={onLeave}>
                {message}
              </Link>
            ) : (
              message
            )}
          </p>
        )}
        {many && (
          <p className="th-event__body">
            <Link className="th-link" to={`${href(entry.resource)}?selected=${many}`} onClick={onLeave}>
              {translate("activity.showMany", { count: recordIds.length })}
            </Link>
          </p>
        )}
        {undoneAt !== undefined && <p className="th-event__body">{translate("activity.undone")}</p>}
        {inverse !== undefined && undoneAt === undefined && (
          <div className="th-event__actions">
            <Button size="small" onClick={onUndo} isLoading={isBusy} disabled={isDisabled}>
              {translate("action.undo")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
