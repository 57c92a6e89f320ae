// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { ContributionBoundary } from "../src/core/extensions/contribution-boundary";
import { watchRedraws } from "../src/core/extensions/watch/watch-redraws";
import { InAdmin } from "./errors-harness";

/** Draws itself for each frame, as an animation does: nothing but a timer waits for frames here. */
function Animated() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const frame = setTimeout(() => setTurn(turn + 1), 50);
    return () => clearTimeout(frame);
  }, [turn]);
  return <p data-turn={turn}>Turning</p>;
}

/** Sets its state in each effect. */
function Endless() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount((before) => before + 1));
  return <p data-turn={count}>Again and again</p>;
}

/** Posts with the tasks that React draws in here, one after the other, as messages and drawing take turns in a browser. */
class Channel {
  port1: { onmessage?: () => void; close(): void } = { close() {} };
  port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage?.()) };
}

let end = () => {};
beforeEach(() => {
  vi.stubGlobal("MessageChannel", Channel);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A busy machine takes longer. */
const patience = { timeout: 4000 };
const turns = () => Number(document.querySelector("[data-turn]")?.getAttribute("data-turn"));

/** Draws a contribution, and looks at it once. */
async function lookAt(child: ReactNode): Promise<string[]> {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const found: string[] = [];
  const endWatch = watchRedraws({ container, onEndless: ({ place }) => found.push(place) });
  end = () => {
    endWatch();
    root.unmount();
    container.remove();
  };
  root.render(
    <InAdmin>
      <ContributionBoundary owner="reviews" place="around" size="card">
        <ContributionBoundary owner="reviews" place="inside" size="card">
          {child}
        </ContributionBoundary>
      </ContributionBoundary>
    </InAdmin>,
  );
  await vi.waitFor(() => expect(turns()).toBeGreaterThan(3), patience);
  vi.advanceTimersByTime(2000);
  const before = turns();
  await vi.waitFor(() => expect(turns()).toBeGreaterThan(before + 10), patience);
  return found;
}

it("finds the innermost part that draws itself again in each effect", async () => {
  expectConsole("Maximum update depth exceeded");
  const found = await lookAt(<Endless />);
  await vi.waitFor(() => expect(found).toEqual(["inside"]), patience);
});

it("leaves an animation alone", async () => {
  expect(await lookAt(<Animated />)).toEqual([]);
});
