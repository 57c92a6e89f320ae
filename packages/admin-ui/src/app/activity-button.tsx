import { useHost } from "@tillhouse/extension-sdk";
import { Button } from "@tillhouse/extension-sdk/ui";
import { Bell } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useActivity } from "../core/activity-context";
import { useRemembered } from "../core/use-remembered";

const ActivityDrawer = lazy(() => import("./activity-drawer"));

/** Opens what was changed in this browser; marked while there is something that was not looked at. */
export function ActivityButton() {
  const { translate, user } = useHost();
  const { current } = useActivity();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useRemembered(`tillhouse.activity-seen.${user.id}`, "");
  const latest = current[0]?.at ?? "";
  const count = current.filter(({ at }) => at > seen).length;
  const label = count === 0 ? translate("activity.title") : translate("activity.titleNew", { count });
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
        label={label}
        icon={<Bell className="th-icon" aria-hidden />}
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
