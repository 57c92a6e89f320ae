// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { createExtensionHealth } from "../src/core/context/extension-health";
import { announceFailure } from "../src/core/extensions/announce-failure";
import { Contribution } from "../src/core/extensions/contribution";
import { ContributionBoundary } from "../src/core/extensions/contribution-boundary";
import { DrawingTime } from "../src/core/extensions/drawing-time";
import { blockFailure, harmFailure } from "../src/core/extensions/watch/harm-failure";
import { ownerOfElement } from "../src/core/extensions/watch/owner-of-element";
import { watchExtensions } from "../src/core/extensions/watch/watch-extensions";
import { InAdmin, translate } from "./errors-harness";

const named = ["reviews", "loyalty"].map((id) => ({ id, module: `extensions/${id}.js` }));
let end = () => {};

afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Reviews({ children }: { children: ReactNode }) {
  return (
    <InAdmin>
      <ContributionBoundary owner="reviews" place="order.details.after" size="card">
        {children}
      </ContributionBoundary>
    </InAdmin>
  );
}

function watch(container: Element | null) {
  const health = createExtensionHealth();
  const announce = vi.fn();
  end = watchExtensions({ health, named, announce, container });
  const failures = () =>
    health.state().failures.map(({ owner, reason, values, isUncertain }) => ({
      owner,
      reason,
      ...values,
      isUncertain: isUncertain === true,
    }));
  return { health, announce, failures };
}

describe("an element of the page", () => {
  it("belongs to the extension that drew it", () => {
    render(
      <Reviews>
        <button type="button">Rate</button>
      </Reviews>,
    );
    expect(ownerOfElement(screen.getByRole("button"))).toBe("reviews");
    expect(ownerOfElement(document.body)).toBeUndefined();
    expect(ownerOfElement(null)).toBeUndefined();
  });
});

describe("what harms the page", () => {
  it("is laid at the extension whose element was clicked", () => {
    expectConsole("harmed the page");
    const { container } = render(
      <Reviews>
        <button type="button" onClick={() => vi.stubGlobal("fetch", () => undefined)}>
          Rate
        </button>
      </Reviews>,
    );
    const { failures, announce } = watch(container);
    fireEvent.click(screen.getByRole("button"));
    expect(failures()).toEqual([
      { owner: "reviews", reason: "replaced", names: "fetch", isUncertain: false },
    ]);
    expect(announce).not.toHaveBeenCalled();
  });

  it("may have been any extension where nothing says which, and none is held to it", async () => {
    expectConsole("harmed the page");
    vi.useFakeTimers();
    const { container } = render(<p>Page</p>);
    const { failures, health } = watch(container);
    for (let time = 0; time < 12; time += 1) {
      vi.stubGlobal("fetch", () => time);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(failures().slice(0, 2)).toEqual([
      { owner: "loyalty", reason: "replaced", names: "fetch", isUncertain: true },
      { owner: "reviews", reason: "replaced", names: "fetch", isUncertain: true },
    ]);
    expect(health.state().off.size).toBe(0);
  });

  it("is announced once for each extension", async () => {
    expectConsole("harmed the page");
    const { health, announce } = watch(null);
    for (const duration of [2400, 5100]) health.report(blockFailure("reviews", duration));
    health.report(blockFailure("loyalty", 3000));
    for (const owner of ["reviews", "loyalty"])
      health.report(harmFailure("emptied", { owner, place: "", isUncertain: true }));
    expect(
      announce.mock.calls.map(([{ owner, reason, values }]) => [owner, reason, values?.seconds]),
    ).toEqual([
      ["reviews", "blocked", "2"],
      ["loyalty", "blocked", "3"],
      ["reviews", "emptied", undefined],
    ]);
  });

  it("is told with its name and a way to turn it off, or without both where it is not known", () => {
    const health = createExtensionHealth();
    const error = vi.fn();
    const notify = { show: vi.fn(), success: vi.fn(), error, warn: vi.fn(), info: vi.fn() };
    const options = { health, notify, translate };
    announceFailure({ owner: "reviews", place: "", reason: "blocked", values: { seconds: "5" } }, options);
    announceFailure({ owner: "reviews", place: "", reason: "emptied", isUncertain: true }, options);
    announceFailure({ owner: "reviews", place: "" }, options);
    expect(error.mock.calls.map(([title, , choice]) => [title, choice?.action.label])).toEqual([
      ["The extension “reviews” froze the page for 5 seconds", "Turn off for me"],
      ["An extension removed the admin from the page", undefined],
      ["The extension “reviews” failed", undefined],
    ]);
    const reload = vi.spyOn(window.location, "reload").mockReturnValue(undefined);
    error.mock.calls[0]?.[2]?.action.onSelect();
    expect(health.state().off.get("reviews")).toBe("person");
    expect(reload).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  });
});

describe("a contribution that draws itself without end", () => {
  it("is stopped at once, and its card says so", () => {
    expectConsole("harmed the page");
    const health = createExtensionHealth();
    health.report(harmFailure("endless", { owner: "reviews", place: "order.details.after" }));
    render(
      <InAdmin health={health}>
        <ContributionBoundary owner="reviews" place="order.details.after" size="card">
          <p>Again and again</p>
        </ContributionBoundary>
      </InAdmin>,
    );
    expect(screen.getByRole("alert").textContent).toContain("kept redrawing itself without end");
    expect(screen.queryByText("Again and again")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Again and again")).toBeTruthy();
  });
});

describe("how long something takes to be drawn", () => {
  it.each([
    [1900, undefined],
    [2100, 2100],
  ])("is told from two seconds on: %s ms", (duration, expected) => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const Slow = () => {
      now += duration;
      return <p>Drawn</p>;
    };
    const onLong = vi.fn();
    render(
      <DrawingTime onLong={onLong}>
        <Slow />
      </DrawingTime>,
    );
    vi.restoreAllMocks();
    expect(onLong.mock.calls[0]?.[0]).toBe(expected);
  });

  it("is laid at the extension that drew it", async () => {
    expectConsole("harmed the page");
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const Slow = () => {
      now += 2600;
      return <p>Drawn</p>;
    };
    const health = createExtensionHealth();
    const load = async () => ({ default: Slow });
    render(
      <InAdmin health={health}>
        <Contribution owner="reviews" place="/stars" load={load} props={{}} />
      </InAdmin>,
    );
    expect(await screen.findByText("Drawn")).toBeTruthy();
    await vi.waitFor(() =>
      expect(health.state().failures).toEqual([
        expect.objectContaining({ owner: "reviews", reason: "blocked", values: { seconds: "3" } }),
      ]),
    );
    vi.restoreAllMocks();
  });
});
