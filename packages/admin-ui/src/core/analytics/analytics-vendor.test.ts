// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadVendor, type VendorOptions } from "./analytics-vendor";

interface Sent {
  url: string;
  batch: Record<string, unknown>[];
}

const options: VendorOptions = {
  writeKey: "key",
  cdn: "https://cdn.test/",
  apiHost: "https://events.test/v1",
  isAnonymous: false,
};

let requests: string[] = [];
let sent: Sent[] = [];

/** Lets what is under way come to its end, without the clock going on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Lets what waits be sent. */
async function deliver(): Promise<void> {
  await settle();
  // The library puts off what it was told before it was ready, one short while after another.
  await vi.advanceTimersByTimeAsync(100);
  await settle();
  await vi.advanceTimersByTimeAsync(5000);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  requests = [];
  sent = [];
  localStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to forget one
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  }
  window.history.replaceState(null, "", "/app/a/customers/cus_01?q=ada%40store.dk");
  document.title = "Ada Holm";
  Object.defineProperty(document, "referrer", { value: "https://mail.test/ada", configurable: true });
  vi.stubGlobal("fetch", async (input: unknown, init?: { body?: unknown }) => {
    const url = String(input);
    requests.push(url);
    if (url.endsWith("/settings"))
      return Response.json({
        integrations: {
          "Segment.io": { apiKey: "another", apiHost: "elsewhere.test/v1" },
          // What the settings name beside it would load a script from elsewhere.
          Advertisements: { type: "browser", bundlingStatus: "bundled", versionSettings: { version: "1" } },
        },
        remotePlugins: [
          {
            name: "Ads",
            url: "https://ads.test/x.js",
            libraryName: "ads",
            creationName: "Ads",
            settings: {},
          },
        ],
        metrics: { sampleRate: 1 },
      });
    sent.push({ url, batch: JSON.parse(String(init?.body)).batch });
    return Response.json({ success: true });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const events = () => sent.flatMap(({ batch }) => batch);

describe("the provider's library", () => {
  it("spec 7.12: reads its settings from the CDN and sends events only to the provider", async () => {
    const vendor = loadVendor(options);
    vendor.identify("usr_ada", { store: "Marram" }, "/a/orders");
    vendor.page("/a/orders");
    vendor.track("numOrders", { count: 3 }, "/a/orders");
    await deliver();
    await vi.advanceTimersByTimeAsync(120_000);
    await settle();
    expect(requests).toEqual(["https://cdn.test/v1/projects/key/settings", "https://events.test/v1/b"]);
    expect(events().map(({ type, userId, writeKey }) => ({ type, userId, writeKey }))).toEqual([
      { type: "identify", userId: "usr_ada", writeKey: "key" },
      { type: "page", userId: "usr_ada", writeKey: "key" },
      { type: "track", userId: "usr_ada", writeKey: "key" },
    ]);
    expect(events()[0]).toMatchObject({ traits: { store: "Marram" } });
    expect(events()[2]).toMatchObject({ event: "numOrders", properties: { count: 3 } });
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  it("spec 9.14: waits 5000 ms for a batch", async () => {
    const vendor = loadVendor(options);
    await settle();
    vendor.track("numOrders", { count: 3 }, "/a/orders");
    await settle();
    await vi.advanceTimersByTimeAsync(4990);
    await settle();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    await settle();
    expect(events()).toHaveLength(1);
  });

  it("spec 9.14: sends a batch of 10 at once", async () => {
    const vendor = loadVendor(options);
    await settle();
    for (let count = 0; count < 9; count += 1) vendor.track("numOrders", { count }, "/a/orders");
    await settle();
    expect(sent).toEqual([]);
    vendor.track("numOrders", { count: 9 }, "/a/orders");
    await settle();
    expect(sent.map(({ batch }) => batch.length)).toEqual([10]);
  });

  it("spec 9.14: keeps its random id for 365 days", async () => {
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    vi.spyOn(document, "cookie", "set").mockImplementation((text) => {
      written.push(text);
      cookie?.set?.call(document, text);
    });
    const now = Date.now();
    const vendor = loadVendor(options);
    vendor.page("/a/orders");
    await settle();
    const days = written
      .filter((text) => text.startsWith("ajs_anonymous_id=%22") || /^ajs_anonymous_id=\w/.test(text))
      .map((text) => (Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? "") - now) / 86_400_000);
    expect([...new Set(days.map(Math.round))]).toEqual([365]);
    vi.restoreAllMocks();
  });

  it("keeps the title, the complete URL and the referrer of the page to itself", async () => {
    const vendor = loadVendor(options);
    vendor.identify("usr_ada", { store: "Marram" }, "/a/customers/:id");
    vendor.page("/a/customers/:id");
    vendor.track("numOrders", { count: 3 }, "/a/customers/:id");
    await deliver();
    const page = {
      path: "/a/customers/:id",
      url: "http://localhost:3000/a/customers/:id",
      title: "",
      search: "",
      referrer: "",
    };
    expect(events().map(({ context }) => Reflect.get(Object(context), "page"))).toEqual([page, page, page]);
    expect(events()[1]).toMatchObject({ properties: page });
    expect(JSON.stringify(sent)).not.toMatch(/cus_01|ada%40|Ada Holm|mail\.test/);
  });
});

describe("somebody who is anonymous", () => {
  it("is identified by a random number only", async () => {
    const vendor = loadVendor({ ...options, isAnonymous: true });
    vendor.page("/a/orders");
    vendor.track("numOrders", { count: 3 }, "/a/orders");
    await deliver();
    expect(events()).toHaveLength(2);
    for (const event of events()) {
      const { context, userId, traits } = event;
      expect(userId ?? null).toBeNull();
      expect(traits).toBeUndefined();
      expect(context).toEqual({
        ip: "0.0.0.0",
        library: expect.anything(),
        page: { path: "/a/orders", url: "/a/orders", title: "", search: "", referrer: "" },
      });
    }
  });

  it("is no longer the person that was known before", async () => {
    const before = loadVendor(options);
    before.identify("usr_ada", { store: "Marram" }, "/a/orders");
    await deliver();
    const number = events()[0]?.anonymousId;
    expect(number).toEqual(expect.any(String));
    localStorage.setItem(
      "persisted-queue:v1:key:dest-Segment.io:items",
      '[{"id":"1","event":{"type":"track","userId":"usr_ada"}}]',
    );
    sent = [];
    const vendor = loadVendor({ ...options, isAnonymous: true });
    vendor.track("numOrders", { count: 3 }, "/a/orders");
    await deliver();
    expect(events()).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/usr_ada|Marram/);
    expect(JSON.stringify(sent)).not.toContain(String(number));
    // With the end of the page the library keeps what it could not send.
    window.dispatchEvent(new Event("pagehide"));
    expect(JSON.stringify(localStorage)).not.toMatch(/usr_ada|Marram/);
  });
});

it.each([
  [false, 0],
  [true, 1],
])("what is queued is sent after the end only where it may be (%s)", async (mayStillSend, count) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const vendor = loadVendor(options);
  vendor.page("/a/orders");
  await settle();
  await vi.advanceTimersByTimeAsync(100);
  await settle();
  expect(sent).toEqual([]);
  vendor.reset(mayStillSend);
  await deliver();
  await deliver();
  expect(sent).toHaveLength(count);
  vi.restoreAllMocks();
});

it("survives settings and events that cannot be delivered", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("blocked")));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const vendor = loadVendor(options);
  vendor.page("/a/orders");
  await settle();
  vi.restoreAllMocks();
});
