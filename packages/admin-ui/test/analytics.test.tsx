// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { anonymize, box, goOn, openAnalytics, optOut, pass, settle } from "./analytics-harness";

// There is a write key, and nobody to send to.
vi.mock("../src/core/analytics/analytics-vendor", () => ({
  loadVendor: () => ({ identify: vi.fn(), page: vi.fn(), track: vi.fn(), reset: vi.fn() }),
}));

// What is loaded later is there at once, so that only the clock decides when something appears.
beforeAll(() =>
  Promise.all([
    import("../src/app/analytics/analytics-area"),
    import("../src/app/analytics/analytics-overlay"),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const overlay = () => screen.queryByRole("dialog", { name: "Help us get better" });
const isDimmed = (control: HTMLElement) => control.closest("[data-dimmed]") !== null;
const read = "/admin/analytics-configs";

describe("the question", () => {
  it("spec 2.17, 4.11, 9.3: appears 1000 ms after it is known that nothing was chosen", async () => {
    await openAnalytics();
    await pass(999);
    expect(overlay()).toBeNull();
    await pass(1);
    expect(overlay()).not.toBeNull();
    expect(screen.getByText("Orders")).toBeTruthy();
  });

  it("spec 2.17, 4.11: does not appear before the config has been read", async () => {
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

  it("spec 2.17, 4.11: does not appear after a choice", async () => {
    await openAnalytics({ config: { anonymize: false, opt_out: false } });
    await pass(5000);
    expect(overlay()).toBeNull();
  });

  it("spec 2.17, 6.6, 7.5: neither appears nor reads without a session", async () => {
    const { calls } = await openAnalytics({ isSignedIn: false });
    await pass(5000);
    expect(overlay()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("spec 2.17, 4.11, 7.5: neither appears nor reads on a store without the feature", async () => {
    const { calls } = await openAnalytics({ hasFeature: false });
    await pass(5000);
    expect(overlay()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("neither appears nor reads without a write key", async () => {
    const { calls } = await openAnalytics({ writeKey: null });
    await pass(60_000);
    expect(overlay()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("spec 7.5: reads the config once", async () => {
    const { calls } = await openAnalytics({ answer: () => Response.json({}, { status: 500 }) });
    await pass(60_000);
    expect(calls).toEqual([{ method: "GET", path: read }]);
    // Nobody knows whether something was chosen.
    expect(overlay()).toBeNull();
  });

  it("spec 2.14, 2.15, 2.16: has its title, its explanation with a link, the fields and one button", async () => {
    await openAnalytics();
    await pass(1000);
    expect(overlay()?.textContent).toContain("only to improve the product");
    const link = screen.getByRole("link", { name: "What is collected, and why" });
    expect(link.getAttribute("href")).toBe("https://docs.test/usage-data");
    expect(box().getAttribute("placeholder")).toBe("ada@store.test");
    // A form reads a switch by what stands beside it.
    expect(anonymize().nextElementSibling?.getAttribute("name")).toBe("anonymize");
    expect(optOut().nextElementSibling?.getAttribute("name")).toBe("opt_out");
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
  it("spec 4.13, 5.4: opting out forces anonymize off and disables its switch", async () => {
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

  it("spec 5.4: are explained", async () => {
    await openAnalytics();
    await pass(1000);
    const described = (control: HTMLElement) =>
      document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(described(anonymize())).toBe(text("analytics.anonymizeHint"));
    expect(described(optOut())).toBe(text("analytics.optOutHint"));
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
  ])("spec 5.1, 5.2: refuses %s with a message", async (typed) => {
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

  it("spec 3.4, 5.3, 7.7: is optional and not part of what is saved", async () => {
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

  it("does not prevent saving once it is hidden", async () => {
    const { calls } = await openAnalytics();
    await pass(1000);
    fireEvent.change(box(), { target: { value: "ada" } });
    fireEvent.click(optOut());
    await goOn();
    expect(calls[1]).toEqual({ method: "POST", path: read, payload: { anonymize: false, opt_out: true } });
  });
});

describe("saving", () => {
  it("spec 2.18, 4.11, 4.12: keeps the question open until the submission is over", async () => {
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

  it("spec 2.18, 4.11: keeps the question open even if the config already exists", async () => {
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

  it("spec 7.24, 8.2: reports success", async () => {
    const { toasts } = await openAnalytics();
    await pass(1000);
    await goOn();
    expect(toasts).toEqual([["success", "Success", "Your preferences were successfully updated"]]);
  });

  it.each([
    ["its message", { message: "Not today" }, "Not today"],
    ["the first of its messages", { message: ["Not today", "Nor tomorrow"] }, "Not today"],
    ["words of its own where the store has none", {}, "Something went wrong, Please try again."],
  ])("spec 4.12, 7.24, 8.1: reports a failure with %s and allows another try", async (_what, body, words) => {
    const { toasts } = await openAnalytics({
      answer: (method) => (method === "POST" ? Response.json(body, { status: 400 }) : undefined),
    });
    await pass(1000);
    await goOn();
    expect(toasts).toEqual([["error", "Error", words]]);
    expect(overlay()?.getAttribute("aria-busy")).toBeNull();
    expect(screen.getByRole("button", { name: "Continue" })).toHaveProperty("disabled", false);
    // A store that cannot save must not lock anybody out.
    fireEvent.click(screen.getByRole("button", { name: "Not now" }));
    await settle();
    expect(overlay()).toBeNull();
  });
});
