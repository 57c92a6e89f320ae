// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lazyComponent } from "./lazy-component";
import { preloadChunk } from "./load-chunk";

afterEach(cleanup);

const Panel = () => <p>here</p>;

function drawn(load: () => Promise<{ default: typeof Panel }>) {
  const Part = lazyComponent(load, "section");
  render(
    <Suspense fallback={<p>on its way</p>}>
      <Part />
    </Suspense>,
  );
}

describe("a part that is loaded when it is shown", () => {
  it("shows a placeholder while it loads", async () => {
    drawn(async () => ({ default: Panel }));
    expect(screen.getByText("on its way")).toBeDefined();
    expect(await screen.findByText("here")).toBeDefined();
  });

  it("is shown at once if it was loaded before", async () => {
    const load = vi.fn(async () => ({ default: Panel }));
    await preloadChunk(load);
    drawn(load);
    expect(screen.queryByText("on its way")).toBeNull();
    expect(screen.getByText("here")).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it("is loaded again if loading it ahead failed", async () => {
    const load = vi.fn(async () => ({ default: Panel }));
    load.mockRejectedValueOnce(new Error("offline"));
    await preloadChunk(load);
    drawn(load);
    expect(await screen.findByText("here")).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
