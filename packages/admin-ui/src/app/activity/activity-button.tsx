import { useHost, usePolling } from "@tillhouse/extension-sdk";
import { Button } from "@tillhouse/extension-sdk/ui";
import { History } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useUnseenActivity } from "./use-unseen-activity";

const ActivityDrawer = lazyDialog(() => import("./activity-drawer"));

/**
 * Opens what was changed in this browser and what the store does by itself; marked while there is something that was not
 * looked at, and while the store does not say how far it is.
 */
export function ActivityButton() {
  const { translate } = useHost();
  const { count } = useUnseenActivity();
  const { hasPollingError } = usePolling();
  const [isOpen, setIsOpen] = useState(false);
  const title = count === 0 ? translate("activity.title") : translate("activity.titleNew", { count });
  const label = hasPollingError ? `${title}. ${translate("jobs.unreadTitle")}` : title;
  return (
    <>
      <Button
        variant="ghost"
        iconOnly
        className="th-bell"
        data-new={count > 0 || undefined}
        data-trouble={hasPollingError || undefined}
        label={label}
        icon={<History className="th-icon" aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ActivityDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
