import { AnalyticsBrowser, type Plugin } from "@segment/analytics-next";

/** Where usage data goes to, and whether it may tell who somebody is. */
export interface VendorOptions {
  writeKey: string;
  /** Where the library's settings come from. */
  cdn: string;
  /** Where the events go to. */
  apiHost: string;
  isAnonymous: boolean;
}

/** As much of the library as is used here. */
export interface Vendor {
  identify(id: string, traits: object, path: string): void;
  page(path: string): void;
  track(name: string, properties: object, path: string): void;
  /** Forgets who was identified, and where nothing may be sent any more also what waits in the library. */
  reset(mayStillSend: boolean): void;
}

/** Specification, section 9: the numbers of the library's own sending. */
export const vendorLimits = { batchSize: 10, timeout: 5000, cookieDays: 365 } as const;

/** Removes what of an earlier visit still waits to be sent: it may tell who somebody is. */
function forgetWaiting(writeKey: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("persisted-queue:") && key.includes(writeKey)) localStorage.removeItem(key);
}

/**
 * Keeps everything out of an event that the library would add of its own accord and that may name a person or a record:
 * the title of the page, its whole address with what was searched for, where somebody came from.
 */
function guard(isAnonymous: boolean): Plugin {
  const clean: NonNullable<Plugin["track"]> = (context) => {
    const { event } = context;
    const path = String(event.context?.path ?? "");
    const { path: _path, campaign: _campaign, referrer: _referrer, amp: _amp, ...kept } = event.context ?? {};
    const page = {
      path,
      url: isAnonymous ? path : `${window.location.origin}${path}`,
      title: "",
      search: "",
      referrer: "",
    };
    event.context = { ...kept, page };
    if (event.type === "page") event.properties = { ...page };
    if (isAnonymous) event.context = { library: kept.library, page, ip: "0.0.0.0" };
    return context;
  };
  return {
    name: "tillhouse-guard",
    type: "enrichment",
    version: "1",
    isLoaded: () => true,
    load: async (_context, analytics) => {
      // The number that the library made up has stood beside a name: from now on it would stand for that name.
      const wasKnown =
        Boolean(analytics.user().id()) || Object.keys(analytics.user().traits() ?? {}).length > 0;
      if (isAnonymous && wasKnown) analytics.reset();
    },
    track: clean,
    page: clean,
    identify: clean,
  };
}

/** Starts the library of the provider. Nothing but its settings is loaded from elsewhere: no scripts, no other receivers. */
export function loadVendor({ writeKey, cdn, apiHost, isAnonymous }: VendorOptions): Vendor {
  if (isAnonymous) forgetWaiting(writeKey);
  const host = new URL(apiHost);
  let isSilent = false;
  // The library asks for this right before each request, and has no other way to drop what it holds.
  const headers = (): Record<string, string> => {
    if (isSilent) throw new Error("Not sent: a new choice was made before.");
    return {};
  };
  const segment = AnalyticsBrowser.load(
    { writeKey, cdnURL: cdn.replace(/\/$/, ""), plugins: [guard(isAnonymous)] },
    {
      useQueryString: false,
      cookie: { maxage: vendorLimits.cookieDays },
      integrations: {
        All: false,
        "Segment.io": {
          apiHost: `${host.host}${host.pathname.replace(/\/$/, "")}`,
          // An address of the configuration is http or https; see `resolveConfig`.
          protocol: host.protocol.replace(":", "") as "http" | "https",
          deliveryStrategy: {
            strategy: "batching",
            config: { size: vendorLimits.batchSize, timeout: vendorLimits.timeout, headers },
          },
        },
      },
      updateCDNSettings: ({ integrations }) => ({
        integrations: { "Segment.io": { ...integrations["Segment.io"], apiKey: writeKey } },
        // The library would tell of itself as well.
        metrics: { sampleRate: 0 },
      }),
    },
  );
  // Settings that cannot be read are no trouble of whoever works here.
  segment.catch(() => undefined);
  const quietly = (sending: Promise<unknown>) => void sending.catch(() => undefined);
  return {
    identify: (id, traits, path) => quietly(segment.identify(id, traits, { context: { path } })),
    page: (path) => quietly(segment.page(undefined, undefined, { path }, { context: { path } })),
    track: (name, properties, path) => quietly(segment.track(name, { ...properties }, { context: { path } })),
    reset: (mayStillSend) => {
      isSilent = !mayStillSend;
      void segment.reset();
    },
  };
}
