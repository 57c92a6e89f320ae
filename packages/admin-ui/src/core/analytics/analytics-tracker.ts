import type { AnalyticsEvent } from "./analytics";
import { createAnalyticsQueue } from "./analytics-queue";
import type { Vendor, VendorOptions } from "./analytics-vendor";

type Call =
  | { kind: "identify"; id: string; traits: object; path: string }
  | { kind: "page"; path: string }
  | ({ kind: "track"; path: string } & AnalyticsEvent);

/** Tells what happens to whom the configuration names. */
export interface Tracker {
  identify(id: string, traits: object): void;
  page(path: string): void;
  track(event: AnalyticsEvent): void;
  /** Ends it and forgets who was identified. What waits is sent before, unless it must not be sent any more. */
  stop(mayStillSend: boolean): void;
}

/**
 * Collects what happens and hands it on. The provider's library is loaded here, so this is made only after somebody
 * agreed, and only where there is a write key.
 *
 * @param load imports the library; tests bring their own
 */
export function createTracker(
  options: VendorOptions,
  load: () => Promise<{ loadVendor(options: VendorOptions): Vendor }> = () => import("./analytics-vendor"),
): Tracker {
  const vendor = load().then(({ loadVendor }) => loadVendor(options));
  // A blocked or failed library is nobody's business who works here.
  vendor.catch(() => undefined);
  let path = "/";
  const queue = createAnalyticsQueue<Call>((calls) => {
    void vendor.then(
      ({ identify, page, track }) => {
        for (const call of calls) {
          if (call.kind === "identify") identify(call.id, call.traits, call.path);
          else if (call.kind === "page") page(call.path);
          else track(call.name, call.properties, call.path);
        }
      },
      () => undefined,
    );
  });
  const onHide = () => {
    if (document.visibilityState === "hidden") queue.flush();
  };
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("pagehide", queue.flush);
  return {
    identify: (id, traits) => {
      if (!options.isAnonymous) queue.add({ kind: "identify", id, traits, path });
    },
    page: (next) => {
      path = next;
      queue.add({ kind: "page", path });
    },
    track: (event) => queue.add({ kind: "track", path, ...event }),
    stop: (mayStillSend) => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", queue.flush);
      if (mayStillSend) queue.flush();
      queue.stop();
      void vendor.then(
        ({ reset }) => reset(mayStillSend),
        () => undefined,
      );
    },
  };
}
