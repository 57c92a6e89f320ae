// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { createExtensionHealth } from "../src/core/context/extension-health";
import { Contribution } from "../src/core/extensions/contribution";
import { ContributionBoundary } from "../src/core/extensions/contribution-boundary";
import { InAdmin } from "./errors-harness";

afterEach(cleanup);

const place = { owner: "reviews", source: "src/admin/widgets/stars.tsx", place: "order.details.after" };
let isBroken = true;
function Stars() {
  if (isBroken) throw new Error("no stars");
  return <p>Five stars</p>;
}
function Neighbour() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
}

describe("a contribution that fails", () => {
  beforeEach(() => {
    isBroken = true;
    expectConsole("Error: no stars", /Tillhouse: the extension "reviews" failed in (order|products)/);
  });

  it("names its extension, zone and file", () => {
    render(
      <InAdmin>
        <Neighbour />
        <ContributionBoundary {...place} size="card">
          <Stars />
        </ContributionBoundary>
      </InAdmin>,
    );
    const card = screen.getByRole("alert");
    expect(card.textContent).toContain("reviews");
    for (const named of ["order.details.after", "src/admin/widgets/stars.tsx", "no stars"])
      expect(card.textContent).toContain(named);
    fireEvent.click(screen.getByRole("button", { name: "Pressed 0" }));
    expect(screen.getByRole("button", { name: "Pressed 1" })).toBeTruthy();
  });

  it("is tried again", () => {
    render(
      <InAdmin>
        <ContributionBoundary {...place} size="card">
          <Stars />
        </ContributionBoundary>
      </InAdmin>,
    );
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Five stars")).toBeTruthy();
  });

  it("is retried by hand only after three failures", () => {
    const health = createExtensionHealth();
    const page = (key: number) => (
      <InAdmin health={health}>
        <ContributionBoundary key={key} {...place} size="card">
          <Stars />
        </ContributionBoundary>
      </InAdmin>
    );
    const { rerender } = render(page(1));
    rerender(page(2));
    rerender(page(3));
    isBroken = false;
    rerender(page(4));
    expect(screen.queryByText("Five stars")).toBeNull();
    expect(screen.getByText(/failed several times/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Five stars")).toBeTruthy();
  });

  it("is retried when its code was exchanged", () => {
    const health = createExtensionHealth();
    render(
      <InAdmin health={health}>
        <ContributionBoundary {...place} place="order.details.before" size="card">
          <Neighbour />
        </ContributionBoundary>
        <ContributionBoundary {...place} size="card">
          <Stars />
        </ContributionBoundary>
      </InAdmin>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Pressed 0" }));
    isBroken = false;
    act(() => health.restartAll());
    expect(screen.getByText("Five stars")).toBeTruthy();
    expect(health.state().failures).toEqual([]);
    expect(screen.getByRole("button", { name: "Pressed 1" })).toBeTruthy();
  });

  it("is turned off for this person", () => {
    const health = createExtensionHealth();
    render(
      <InAdmin health={health}>
        <ContributionBoundary {...place} size="card">
          <Stars />
        </ContributionBoundary>
      </InAdmin>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Turn off for me" }));
    expect(health.state().off.get("reviews")).toBe("person");
  });

  it("shows a small mark in a cell", () => {
    render(
      <InAdmin>
        <ContributionBoundary {...place} place="products.columns.rating" size="inline">
          <Stars />
        </ContributionBoundary>
      </InAdmin>,
    );
    expect(screen.getByRole("img", { name: /reviews.*products\.columns\.rating.*no stars/ })).toBeTruthy();
  });
});

describe("a contribution that is slow", () => {
  it("names who is waited for", async () => {
    vi.useFakeTimers();
    render(
      <InAdmin>
        <Contribution {...place} load={() => new Promise(() => undefined)} props={{}} />
      </InAdmin>,
    );
    expect(screen.queryByText("Waiting for the extension “reviews”")).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(screen.getAllByText("Waiting for the extension “reviews”").length).toBeGreaterThan(0);
  });
});
