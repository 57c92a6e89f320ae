// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import AnalyticsPreferences from "../src/app/analytics-preferences";
import { useAnalytics } from "../src/core/analytics";
import { openAnalytics, pass, settle } from "./analytics-bench";

const vendor = vi.hoisted(() => ({
  loaded: [] as object[],
  identify: vi.fn(),
  page: vi.fn(),
  track: vi.fn(),
  reset: vi.fn(),
}));
vi.mock("../src/core/analytics-vendor", () => ({
  loadVendor: (options: object) => {
    vendor.loaded.push(options);
    return vendor;
  },
}));

// What is loaded later is there at once, so that only the clock decides when something appears.
beforeAll(() =>
  Promise.all([
    import("../src/app/analytics-area"),
    import("../src/app/analytics-overlay"),
    import("../src/app/analytics-tracking"),
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

const overlay = () => screen.queryByRole("dialog", { name: "Help us get better" });
const box = () => screen.getByRole("textbox", { name: "E-mail" });
const anonymize = () => screen.getByRole("switch", { name: "Anonymize my usage data" });
const optOut = () => screen.getByRole("switch", { name: "Opt out of sharing my usage data" });
const isDimmed = (control: HTMLElement) => control.closest("[data-dimmed]") !== null;
const goOn = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await settle();
};
const read = "/admin/analytics-configs";

describe("the question", () => {
  it("spec 2.17, 4.11, 9.3: comes 1000 ms after it is known that nothing was chosen, and not before", async () => {
    await openAnalytics();
    await pass(999);
    expect(overlay()).toBeNull();
    await pass(1);
    expect(overlay()).not.toBeNull();
    expect(screen.getByText("Orders")).toBeTruthy();
  });

  it("spec 2.17, 4.11: does not come before the config has been read", async () => {
    let answer = (_response: Response): void => undefined;
    const { calls } = await openAnalytics({
      answer: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    expect(calls).toHaveLength(1);
    await pass(5000);
    expect(overlay()).toBeNull();
    answer(Response.json({}, { status: 404 }));
    await settle();
    await pass(1000);
    expect(overlay()).not.toBeNull();
  });

  it("spec 2.17, 4.11: does not come where something was chosen", async () => {
    await openAnalytics({ config: { anonymize: false, opt_out: false } });
    await pass(5000);
    expect(overlay()).toBeNull();
  });

  it("spec 2.17, 6.6, 7.5: does not come, and nothing is read, without a signed-in person", async () => {
    const { calls } = await openAnalytics({ isSignedIn: false });
    await pass(5000);
    expect(overlay()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("spec 2.17, 4.11, 7.5: does not come, and nothing is read, on a store without the feature", async () => {
    const { calls } = await openAnalytics({ hasFeature: false });
    await pass(5000);
    expect(overlay()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("spec 7.5: reads the config once, and does not try again", async () => {
    const { calls } = await openAnalytics({ answer: () => Response.json({}, { status: 500 }) });
    await pass(60_000);
    expect(calls).toEqual([{ method: "GET", path: read }]);
    // Nobody knows whether something was chosen.
    expect(overlay()).toBeNull();
  });

  it("spec 2.14, 2.15, 2.16: has its title, its explanation with a link, the fields and one button", async () => {
    await openAnalytics();
    await pass(1000);
    expect(overlay()?.textContent).toContain("Usage data is collected only to improve the product");
    const link = screen.getByRole("link", { name: "What is collected, and why" });
    expect(link.getAttribute("href")).toBe("https://docs.test/usage-data");
    expect(box().getAttribute("placeholder")).toBe("ada@store.test");
    expect(anonymize().getAttribute("name")).toBe("anonymize");
    expect(optOut().getAttribute("name")).toBe("opt_out");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Continue"]);
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("spec 3.3: both switches are off at first", async () => {
    await openAnalytics();
    await pass(1000);
    expect(anonymize().getAttribute("aria-checked")).toBe("false");
    expect(optOut().getAttribute("aria-checked")).toBe("false");
  });
});

describe("the switches", () => {
  it("spec 4.13, 5.4: opting out forces anonymize off, and disables and dims its switch", async () => {
    await openAnalytics();
    await pass(1000);
    fireEvent.click(anonymize());
    expect(anonymize().getAttribute("aria-checked")).toBe("true");
    fireEvent.click(optOut());
    expect(anonymize().getAttribute("aria-checked")).toBe("false");
    expect(anonymize()).toHaveProperty("disabled", true);
    expect(isDimmed(anonymize())).toBe(true);
    expect(isDimmed(optOut())).toBe(false);
    fireEvent.click(optOut());
    expect(anonymize()).toHaveProperty("disabled", false);
    expect(isDimmed(anonymize())).toBe(false);
    // It stays off: what was forced is not taken back behind anybody's back.
    expect(anonymize().getAttribute("aria-checked")).toBe("false");
  });

  it("spec 4.14: the e-mail field is disabled and dimmed while one of them is on", async () => {
    await openAnalytics();
    await pass(1000);
    expect(box()).toHaveProperty("disabled", false);
    expect(isDimmed(box())).toBe(false);
    for (const control of [anonymize, optOut]) {
      fireEvent.click(control());
      expect(box()).toHaveProperty("disabled", true);
      expect(isDimmed(box())).toBe(true);
      fireEvent.click(control());
      expect(box()).toHaveProperty("disabled", false);
    }
  });

  it("spec 5.4: say what they mean", async () => {
    await openAnalytics();
    await pass(1000);
    const described = (control: HTMLElement) =>
      document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(described(anonymize())).toBe("Your name and e-mail address are not collected.");
    expect(described(optOut())).toBe("Nothing is collected. You can change this at any time.");
  });
});

describe("the e-mail address", () => {
  it.each([
    "ada",
    "ada@store",
    "ada@store.d",
    "ada lovelace@store.dk",
    "ada@store.d1",
    "@store.dk",
    "ada!@store.dk",
  ])("spec 5.1, 5.2: refuses %s, and says so", async (typed) => {
    const { calls } = await openAnalytics();
    await pass(1000);
    fireEvent.change(box(), { target: { value: typed } });
    await goOn();
    expect(screen.getByText("Please enter a valid email")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  it.each(["ada@store.dk", "A.d_a%1+x-y@Shop.Store.CO", "1@2.dk"])("spec 5.1: takes %s", async (typed) => {
    const { calls } = await openAnalytics();
    await pass(1000);
    fireEvent.change(box(), { target: { value: typed } });
    await goOn();
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("spec 3.4, 5.3, 7.7: is not needed, and is no part of what is saved", async () => {
    const { calls } = await openAnalytics();
    await pass(1000);
    await goOn();
    expect(calls.slice(1)).toEqual([
      { method: "POST", path: read, payload: { anonymize: false, opt_out: false } },
      { method: "GET", path: read },
    ]);
    expect(overlay()).toBeNull();
  });

  it("spec 3.4: is not saved either when it was typed", async () => {
    const { calls } = await openAnalytics();
    await pass(1000);
    fireEvent.change(box(), { target: { value: "ada@store.dk" } });
    await goOn();
    expect(JSON.stringify(calls)).not.toContain("ada@store.dk");
  });

  it("does not stand in the way once it is not asked for any more", async () => {
    const { calls } = await openAnalytics();
    await pass(1000);
    fireEvent.change(box(), { target: { value: "ada" } });
    fireEvent.click(optOut());
    await goOn();
    expect(calls[1]).toEqual({ method: "POST", path: read, payload: { anonymize: false, opt_out: true } });
  });
});

describe("saving", () => {
  it("spec 2.18, 4.11, 4.12: stays while the submission is in progress, and goes when it is over", async () => {
    let answer = (_response: Response): void => undefined;
    await openAnalytics({
      answer: (method) =>
        method === "POST" ? new Promise<Response>((resolve) => (answer = resolve)) : undefined,
    });
    await pass(1000);
    await goOn();
    await pass(10_000);
    expect(overlay()?.getAttribute("aria-busy")).toBe("true");
    answer(Response.json({ analytics_config: { anonymize: false, opt_out: true } }));
    await settle();
    expect(overlay()).toBeNull();
  });

  it("spec 2.18, 4.11: stays also when the config is there already, until the submission is over", async () => {
    let answer = (_response: Response): void => undefined;
    let asked = 0;
    await openAnalytics({
      answer: (method) => {
        if (method === "POST")
          return Response.json({ analytics_config: { anonymize: false, opt_out: true } });
        asked += 1;
        return asked === 1 ? undefined : new Promise<Response>((resolve) => (answer = resolve));
      },
    });
    await pass(1000);
    await goOn();
    await pass(3000);
    expect(overlay()).not.toBeNull();
    answer(Response.json({ analytics_config: { anonymize: false, opt_out: true } }));
    await settle();
    expect(overlay()).toBeNull();
  });

  it("spec 7.24, 8.2: tells that it was saved", async () => {
    const { notices } = await openAnalytics();
    await pass(1000);
    await goOn();
    expect(notices).toEqual([["success", "Success", "Your preferences were successfully updated"]]);
  });

  it.each([
    ["its message", { message: "Not today" }, "Not today"],
    ["the first of its messages", { message: ["Not today", "Nor tomorrow"] }, "Not today"],
    ["words of its own where the store has none", {}, "Something went wrong, Please try again."],
  ])(
    "spec 4.12, 7.24, 8.1: tells of a failure with %s, and can be tried again",
    async (_what, body, words) => {
      const { notices } = await openAnalytics({
        answer: (method) => (method === "POST" ? Response.json(body, { status: 400 }) : undefined),
      });
      await pass(1000);
      await goOn();
      expect(notices).toEqual([["error", "Error", words]]);
      expect(overlay()?.getAttribute("aria-busy")).toBeNull();
      expect(screen.getByRole("button", { name: "Continue" })).toHaveProperty("disabled", false);
      // A store that cannot save must not lock anybody out.
      fireEvent.click(screen.getByRole("button", { name: "Not now" }));
      await settle();
      expect(overlay()).toBeNull();
    },
  );
});

describe("the preferences", () => {
  const open = async (config: { anonymize: boolean; opt_out: boolean }) => {
    const world = await openAnalytics({ config, children: <AnalyticsPreferences /> });
    fireEvent.click(screen.getByRole("button", { name: "Edit preferences" }));
    return world;
  };

  it("spec 5.4, 7.6, 7.24: opting out is changed at any time, by an update, and the config is read again", async () => {
    const { calls, notices } = await open({ anonymize: true, opt_out: false });
    expect(screen.getByText("Active")).toBeTruthy();
    fireEvent.click(optOut());
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await settle();
    expect(calls.slice(1)).toEqual([
      { method: "POST", path: `${read}/update`, payload: { anonymize: false, opt_out: true } },
      { method: "GET", path: read },
    ]);
    expect(notices).toEqual([["success", "Success", "Your preferences were successfully updated"]]);
    expect(screen.getByText("Disabled")).toBeTruthy();
    // The question is for those who have not chosen.
    expect(overlay()).toBeNull();
  });

  it("spec 8.1: what could not be saved stays open", async () => {
    const { notices } = await openAnalytics({
      config: { anonymize: false, opt_out: true },
      children: <AnalyticsPreferences />,
      answer: (method) => (method === "POST" ? Response.json({}, { status: 500 }) : undefined),
    });
    fireEvent.click(screen.getByRole("button", { name: "Edit preferences" }));
    fireEvent.click(optOut());
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await settle();
    expect(notices).toEqual([["error", "Error", "Something went wrong, Please try again."]]);
    expect(screen.getByRole("dialog", { name: "Usage insights" })).toBeTruthy();
  });

  it("are not there on a store without the feature", async () => {
    await openAnalytics({ hasFeature: false, children: <AnalyticsPreferences /> });
    expect(screen.queryByText("Usage insights")).toBeNull();
  });
});

describe("what is told", () => {
  const shared = { anonymize: false, opt_out: false };

  it("spec 4.10: nothing, and the library is not loaded, without the feature, a config, consent or a key", async () => {
    for (const world of [
      { writeKey: "key", hasFeature: false, config: shared },
      { writeKey: "key", config: null },
      { writeKey: "key", config: { anonymize: false, opt_out: true } },
      { config: shared },
    ]) {
      const { unmount } = await openAnalytics(world);
      await pass(60_000);
      unmount();
    }
    expect(vendor.loaded).toEqual([]);
    await openAnalytics({ writeKey: "key", config: shared });
    expect(vendor.loaded).toHaveLength(1);
  });

  it("spec 3.11, 3.12, 3.13, 4.15: who it is with the store's name, that name, and the page", async () => {
    await openAnalytics({ writeKey: "key", config: shared });
    await pass(30_000);
    expect(vendor.identify.mock.calls).toEqual([["usr_ada", { store: "Marram" }, "/a/orders"]]);
    expect(vendor.track.mock.calls).toEqual([["storeName", { name: "Marram" }, "/a/orders"]]);
    expect(vendor.page.mock.calls).toEqual([["/a/orders"]]);
  });

  it("spec 4.15: each change of the address, without what it shows and what is searched for", async () => {
    const children = ["/a/customers?q=ada", "/a/customers/cus_01", "/a/customers/cus_01?edit=1"].map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ));
    await openAnalytics({ writeKey: "key", config: shared, children });
    for (const link of screen.getAllByRole("link")) {
      fireEvent.click(link);
      await settle();
    }
    await pass(30_000);
    const paths = vendor.page.mock.calls.map(([path]) => path);
    expect(paths).toEqual(["/a/orders", "/a/customers", "/a/customers/:id", "/a/customers/:id"]);
  });

  it("spec 3.11, 3.13: how many people there are, from the list of them that is read anyway, once", async () => {
    const { queryClient, calls } = await openAnalytics({ writeKey: "key", config: shared });
    queryClient.setQueryData(["users", "list", { limit: 20, offset: 0 }], { records: [], count: 7 });
    queryClient.setQueryData(["users", "list", { limit: 20, offset: 20 }], { records: [], count: 7 });
    queryClient.setQueryData(["users", "list", { q: "ada" }], { records: [], count: 1 });
    await pass(30_000);
    expect(vendor.track.mock.calls.filter(([name]) => name === "numUsers")).toEqual([
      ["numUsers", { count: 7 }, "/a/orders"],
    ]);
    expect(calls).toEqual([{ method: "GET", path: read }]);
  });

  it("tells of nobody who is anonymous", async () => {
    await openAnalytics({ writeKey: "key", config: { anonymize: true, opt_out: false } });
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
      await openAnalytics({ writeKey: "key" });
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
      writeKey: "key",
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

  it("ends at once when somebody opts out: what waits is not sent, and who it was is forgotten", async () => {
    await openAnalytics({ writeKey: "key", config: shared, children: <AnalyticsPreferences /> });
    fireEvent.click(screen.getByRole("button", { name: "Edit preferences" }));
    fireEvent.click(optOut());
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await settle();
    await pass(60_000);
    expect(vendor.identify).not.toHaveBeenCalled();
    expect(vendor.page).not.toHaveBeenCalled();
    expect(vendor.reset).toHaveBeenCalledTimes(1);
  });

  it("forgets who it was on signing out, after telling what happened until then", async () => {
    const { queryClient } = await openAnalytics({ writeKey: "key", config: shared });
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
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(useAnalytics)).toThrow(/^useAnalytics must be used within a AnalyticsProvider$/);
});
