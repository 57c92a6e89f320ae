import { useHost, usePolling } from "@tillhouse/extension-sdk";
import { Button } from "@tillhouse/extension-sdk/ui";
import { History } from "lucide-react";
import { Suspense, useState } from "react";
import { useActivity } from "../../core/activity/activity-context";
import { endOf } from "../../core/activity/polling";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useLocalStorage } from "../../core/preferences/use-local-storage";

const ActivityDrawer = lazyDialog(() => import("./activity-drawer"));

/**
 * Opens what was changed in this browser and what the store does by itself; marked while there is something that was not
 * looked at, and while the store does not say how far it is.
 */
export function ActivityButton() {
  const { translate, user } = useHost();
  const { current } = useActivity();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useLocalStorage(`tillhouse.activity-seen.${user.id}`, "");
  const { batchJobs = [], hasPollingError } = usePolling();
  const ends = batchJobs.map((job) => endOf(job) ?? "");
  const latest = [current[0]?.at ?? "", ...ends].sort().at(-1) ?? "";
  // In a browser that never looked, only what ends while the page is open is new.
  const since = seen === "" ? new Date(performance.timeOrigin).toISOString() : seen;
  const count = current.filter(({ at }) => at > seen).length + ends.filter((at) => at > since).length;
  const title = count === 0 ? translate("activity.title") : translate("activity.titleNew", { count });
  const label = hasPollingError ? `${title}. ${translate("jobs.unreadTitle")}` : title;
  const close = () => {
    setSeen(latest);
    setIsOpen(false);
  };
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
          <ActivityDrawer onClose={close} />
        </Suspense>
      )}
    </>
  );
}
