// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../gallery/render-ui.dev";
import { NumberInput } from "./number-input";

/**
 * Draws a component again as an answer does that comes while somebody types, and types in the moment after: the drawing takes
 * long, so React lets others go first, and what it puts off until after a drawing is still to come.
 */
function TypedMeanwhile({ children, typed }: { children: () => ReactNode; typed: string }) {
  const [drawings, setDrawings] = useState(0);
  useLayoutEffect(() => {
    if (drawings === 0) return;
    const end = performance.now() + 20;
    while (performance.now() < end);
    queueMicrotask(() => {
      const input = screen.getByRole("textbox");
      // As a browser writes it, past what React has put upon the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }, [drawings, typed]);
  return (
    <>
      {children()}
      <button type="button" onClick={() => startTransition(() => setDrawings(1))}>
        Draw again
      </button>
    </>
  );
}

async function drawAgain() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  screen.getByRole("button", { name: "Draw again" }).click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.unstubAllGlobals();
}

describe("what is typed right after a drawing", () => {
  it("is not put back to what was drawn", async () => {
    const report = vi.fn();
    function Weight() {
      const [value, setValue] = useState<number | null>(null);
      return (
        <TypedMeanwhile typed="">
          {() => (
            <NumberInput
              label="Weight"
              min={0}
              value={value}
              onChange={(next) => {
                report(next);
                setValue(next);
              }}
            />
          )}
        </TypedMeanwhile>
      );
    }
    renderUi(<Weight />);
    await userEvent.type(screen.getByRole("textbox"), "-1");
    expect(report).toHaveBeenLastCalledWith(Number.NaN);
    await drawAgain();
    expect(report).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("");
  });
});
