import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { EmbeddedDialog } from "./embedded-dialog";

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
  return (
    <EmbeddedDialog component="ActivityDrawer" isOpen={isOpen}>
      {isOpen && <Drawer onClose={onClose} />}
    </EmbeddedDialog>
  );
}
