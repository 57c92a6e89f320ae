// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { lazyComponent } from "../src/core/lazy/lazy-component";
import { lazyDialog } from "../src/core/lazy/lazy-dialog";
import { InAdmin } from "./errors-harness";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const gone = async (): Promise<{ default: ComponentType<{ onClose: () => void }> }> => {
  throw new TypeError("Importing a module script failed.");
};

it.each([
  ["a page", lazyComponent(gone, "page")],
  ["a section", lazyComponent(gone, "section")],
  ["a dialog", lazyDialog(gone)],
])("the page is loaded anew when asked in the place of %s whose file is gone", async (_place, Part) => {
  vi.stubGlobal("fetch", async () => new Response());
  const reload = vi.spyOn(window.location, "reload").mockReturnValue(undefined);
  render(
    <InAdmin>
      <Suspense>
        <Part onClose={() => undefined} />
      </Suspense>
    </InAdmin>,
  );
  fireEvent.click(await screen.findByRole("button", { name: text("action.reload") }));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
