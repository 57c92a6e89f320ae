// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import { Link } from "@tillhouse/extension-sdk/router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import AnalyticsPreferences from "../src/app/analytics/analytics-preferences";
import { useAnalytics } from "../src/core/analytics/analytics";
import { anonymize, box, goOn, openAnalytics, optOut, pass, settle } from "./analytics-harness";

const vendor = vi.hoisted(() => ({
  loaded: [] as object[],
  identify: vi.fn(),
  page: vi.fn(),
  track: vi.fn(),
  reset: vi.fn(),
}));
vi.mock("../src/core/analytics/analytics-vendor", () => ({
  loadVendor: (options: object) => {
    vendor.loaded.push(options);
    return vendor;
  },
}));

// What is loaded later is there at once, so that only the clock decides when something appears.
beforeAll(() =>
  Promise.all([
    import("../src/app/analytics/analytics-area"),
    import("../src/app/analytics/analytics-overlay"),
    import("../src/app/analytics/analytics-tracking"),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vendor.loaded = [];
  for (const spy of [vendor.identify, vendor.page, vendor.track, vendor.reset]) spy.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const read = "/admin/analytics-configs";

describe("what is told", () => {
  const shared = { anonymize: false, opt_out: false };

  it("spec 4.10: nothing, and the library is not loaded, without the feature, a config, consent or a key", async () => {
    for (const world of [
      { hasFeature: false, config: shared },
      { config: null },
      { config: { anonymize: false, opt_out: true } },
      { writeKey: null, config: shared },
    ]) {
      const { unmount } = await openAnalytics(world);
      await pass(60_000);
      unmount();
    }
    expect(vendor.loaded).toEqual([]);
    await openAnalytics({ config: shared });
    expect(vendor.loaded).toHaveLength(1);
  });

  it("spec 3.11, 3.12, 3.13, 4.15: the person with the store's name, that name, and the page", async () => {
    await openAnalytics({ config: shared });
    await pass(30_000);
    expect(vendor.identify.mock.calls).toEqual([["usr_ada", { store: "Marram" }, "/a/orders"]]);
    expect(vendor.track.mock.calls).toEqual([["storeName", { name: "Marram" }, "/a/orders"]]);
    expect(vendor.page.mock.calls).toEqual([["/a/orders"]]);
  });

  it("spec 4.15: each change of the URL, without its parameters", async () => {
    const children = ["/a/customers?q=ada", "/a/customers/cus_01", "/a/customers/cus_01?edit=1"].map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ));
    await openAnalytics({ config: shared, children });
    for (const link of screen.getAllByRole("link")) {
      fireEvent.click(link);
      await settle();
    }
    await pass(30_000);
    const paths = vendor.page.mock.calls.map(([path]) => path);
    expect(paths).toEqual(["/a/orders", "/a/customers", "/a/customers/:id", "/a/customers/:id"]);
  });

  it("spec 3.11, 3.13: the number of people, once, from their list", async () => {
    const { queryClient, calls } = await openAnalytics({ config: shared });
    queryClient.setQueryData(["users", "list", { limit: 20, offset: 0 }], { records: [], count: 7 });
    queryClient.setQueryData(["users", "list", { limit: 20, offset: 20 }], { records: [], count: 7 });
    queryClient.setQueryData(["users", "list", { q: "ada" }], { records: [], count: 1 });
    await pass(30_000);
    expect(vendor.track.mock.calls.filter(([name]) => name === "numUsers")).toEqual([
      ["numUsers", { count: 7 }, "/a/orders"],
    ]);
    expect(calls).toEqual([{ method: "GET", path: read }]);
  });

  it("leaves out who is anonymous", async () => {
    await openAnalytics({ config: { anonymize: true, opt_out: false } });
    await pass(30_000);
    expect(vendor.loaded).toEqual([expect.objectContaining({ isAnonymous: true })]);
    expect(vendor.identify).not.toHaveBeenCalled();
    expect(vendor.track).not.toHaveBeenCalled();
    expect(vendor.page.mock.calls).toEqual([["/a/orders"]]);
  });

  it.each([
    ["neither is on", [], [["userEmail", { email: "ada@store.dk" }, "/a/orders"]]],
    ["one is anonymous", [anonymize], []],
    ["one has opted out", [optOut], []],
  ])(
    "spec 3.11, 4.16: the e-mail address after a successful save, when %s",
    async (_when, switches, told) => {
      await openAnalytics();
      await pass(1000);
      fireEvent.change(box(), { target: { value: "ada@store.dk" } });
      for (const control of switches) fireEvent.click(control());
      await goOn();
      await pass(30_000);
      expect(vendor.track.mock.calls.filter(([name]) => name === "userEmail")).toEqual(told);
    },
  );

  it("spec 4.16: no e-mail address after a save that failed", async () => {
    let fails = true;
    await openAnalytics({
      answer: (method) => (method === "POST" && fails ? Response.json({}, { status: 500 }) : undefined),
    });
    await pass(1000);
    fireEvent.change(box(), { target: { value: "ada@store.dk" } });
    await goOn();
    fails = false;
    fireEvent.change(box(), { target: { value: "" } });
    await goOn();
    await pass(30_000);
    expect(vendor.track.mock.calls.filter(([name]) => name === "userEmail")).toEqual([]);
    expect(vendor.page).toHaveBeenCalled();
  });

  it("stops at once when somebody opts out", async () => {
    await openAnalytics({ config: shared, children: <AnalyticsPreferences /> });
    fireEvent.click(screen.getByRole("button", { name: "Edit preferences" }));
    fireEvent.click(optOut());
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await settle();
    await pass(60_000);
    expect(vendor.identify).not.toHaveBeenCalled();
    expect(vendor.page).not.toHaveBeenCalled();
    expect(vendor.reset).toHaveBeenCalledTimes(1);
  });

  it("forgets the person on signing out", async () => {
    const { queryClient } = await openAnalytics({ config: shared });
    queryClient.setQueryData(["session"], null);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    await settle();
    expect(vendor.page).toHaveBeenCalledTimes(1);
    expect(vendor.reset).toHaveBeenCalledTimes(1);
    expect(vendor.reset.mock.invocationCallOrder[0]).toBeGreaterThan(
      vendor.page.mock.invocationCallOrder[0] ?? Number.POSITIVE_INFINITY,
    );
  });
});

it("spec 8.4: useAnalytics must be used within a AnalyticsProvider", () => {
  expectConsole("useAnalytics must be used within a AnalyticsProvider", "The above error");
  expect(() => renderHook(useAnalytics)).toThrow(/^useAnalytics must be used within a AnalyticsProvider$/);
});
