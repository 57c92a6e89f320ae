import { useRef } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useUnseenActivity } from "../activity/use-unseen-activity";
import { Embedded } from "./embedded";
import { EmbeddedContent } from "./embedded-content";

const Drawer = lazyDialog(() => import("../activity/activity-drawer"));

/** What `<ActivityDrawer>` takes. */
export interface ActivityDrawerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when it is to be closed. */
  onClose: () => void;
}

/**
 * The drawer with the store's batch jobs and what was changed in this browser, over the host's page. Once it is closed, all of it
 * counts as seen: see {@link useTopBar}.
 *
 * @example <ActivityDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
 */
export function ActivityDrawer({ isOpen, onClose }: ActivityDrawerProps) {
  // It stays once it was opened: what it opens comes when it has gone.
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  if (!wasOpened.current) return null;
  return (
    <Embedded component="ActivityDrawer" isInPlace={false}>
      {(_area, provided) => (
        <EmbeddedContent isInUrl={false} path="/" prefix="" provided={provided}>
          {isOpen && <OpenDrawer onClose={onClose} />}
        </EmbeddedContent>
      )}
    </Embedded>
  );
}

function OpenDrawer({ onClose }: { onClose: () => void }) {
  const { markSeen } = useUnseenActivity();
  const close = () => {
    markSeen();
    onClose();
  };
  return <Drawer onClose={close} />;
}
