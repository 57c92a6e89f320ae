// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import AnalyticsPreferences from "../src/app/analytics/analytics-preferences";
import { openAnalytics, optOut, pass, settle } from "./analytics-harness";

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
const read = "/admin/analytics-configs";

describe("the preferences", () => {
  const open = async (config: { anonymize: boolean; opt_out: boolean }) => {
    const world = await openAnalytics({ config, children: <AnalyticsPreferences /> });
    fireEvent.click(screen.getByRole("button", { name: "Edit preferences" }));
    return world;
  };

  it("spec 5.4, 7.6, 7.24: opting out is changed by an update", async () => {
    const { calls, toasts } = await open({ anonymize: true, opt_out: false });
    expect(screen.getByText("Active")).toBeTruthy();
    fireEvent.click(optOut());
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await settle();
    expect(calls.slice(1)).toEqual([
      { method: "POST", path: `${read}/update`, payload: { anonymize: false, opt_out: true } },
      { method: "GET", path: read },
    ]);
    expect(toasts).toEqual([["success", "Success", "Your preferences were successfully updated"]]);
    expect(screen.getByText(text("analytics.disabled"))).toBeTruthy();
    // The question is for those who have not chosen.
    expect(overlay()).toBeNull();
  });

  it("spec 8.1: stay open if they could not be saved", async () => {
    const { toasts } = await openAnalytics({
      config: { anonymize: false, opt_out: true },
      children: <AnalyticsPreferences />,
      answer: (method) => (method === "POST" ? Response.json({}, { status: 500 }) : undefined),
    });
    fireEvent.click(screen.getByRole("button", { name: "Edit preferences" }));
    fireEvent.click(optOut());
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await settle();
    expect(toasts).toEqual([["error", "Error", "Something went wrong, Please try again."]]);
    expect(screen.getByRole("dialog", { name: "Usage insights" })).toBeTruthy();
  });

  it("are hidden on a store without the feature", async () => {
    await openAnalytics({ hasFeature: false, children: <AnalyticsPreferences /> });
    expect(screen.queryByText("Usage insights")).toBeNull();
  });

  it("are neither shown nor read without a write key", async () => {
    const config = { anonymize: false, opt_out: false };
    const { calls } = await openAnalytics({ writeKey: null, config, children: <AnalyticsPreferences /> });
    await pass(60_000);
    expect(screen.queryByText("Usage insights")).toBeNull();
    expect(calls).toEqual([]);
  });
});
