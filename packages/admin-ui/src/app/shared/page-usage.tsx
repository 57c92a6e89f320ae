import { useLocation } from "@tillhouse/extension-sdk/router";
import { useContext, useEffect, useMemo, useRef } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { HostEventsContext } from "../../core/host/admin-events";
import { pagePath, pagePatterns } from "./page-paths";

/** Tells the host of each page that somebody opens, without what tells whose page it is. */
export default function PageUsage() {
  const events = useContext(HostEventsContext);
  const { registry } = useAdmin();
  const { pathname } = useLocation();
  const patterns = useMemo(() => pagePatterns(registry), [registry]);
  const told = useRef("");
  useEffect(() => {
    // Another search is the same page, and so are patterns that came late.
    if (told.current === pathname) return;
    told.current = pathname;
    events?.emit("usage", { kind: "page", page: pagePath(pathname, patterns) });
  }, [events, pathname, patterns]);
  return null;
}
