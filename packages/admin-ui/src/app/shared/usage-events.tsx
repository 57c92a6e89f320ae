import { Suspense, useContext, useState } from "react";
import { HostEventsContext } from "../../core/host/admin-events";
import { lazyComponent } from "../../core/lazy/lazy-component";

const PageUsage = lazyComponent(() => import("./page-usage"), "quiet");

/** Tells a host that listens to it which pages are opened. Without one there is nothing to load. */
export function UsageEvents() {
  const events = useContext(HostEventsContext);
  const [isHeard] = useState(() => events?.hears("usage"));
  if (!isHeard) return null;
  return (
    <Suspense fallback={null}>
      <PageUsage />
    </Suspense>
  );
}
