import { useEffect, useState } from "react";
import { useAdmin } from "../context/admin-context";

/**
 * What to say where a part of the admin cannot be loaded: a newer version was put online while the page was open, or the
 * connection is gone. Which of the two is asked once; reloading without a connection would take away what is there.
 */
export function useStaleMessage(): { title: string; text: string } {
  const { translate } = useAdmin();
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => {
      if (isCurrent) setIsOffline(true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isOffline
    ? { title: translate("stale.offlineTitle"), text: translate("stale.offlineText") }
    : { title: translate("stale.title"), text: translate("stale.text") };
}
