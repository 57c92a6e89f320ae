// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { Boundary } from "../src/core/extensions/boundary";
import { Contribution } from "../src/core/extensions/contribution";
import { lazyComponent } from "../src/core/lazy/lazy-component";
import { lazyDialog } from "../src/core/lazy/lazy-dialog";
import { InAdmin } from "./errors-harness";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response());
  // The document of these tests draws no dialogs of the browser's own.
  const set = (isOpen: boolean) =>
    function (this: HTMLDialogElement) {
      this.open = isOpen;
    };
  Object.assign(HTMLDialogElement.prototype, { showModal: set(true), close: set(false) });
  return () => vi.unstubAllGlobals();
});
afterEach(cleanup);

/** The three browsers' words for a file that is gone. */
const messages = [
  "Failed to fetch dynamically imported module: https://store.test/app/assets/chunk-A.js",
  "error loading dynamically imported module: https://store.test/app/assets/chunk-A.js",
  "Importing a module script failed.",
];

const gone =
  (message = messages[0]) =>
  async (): Promise<{ default: ComponentType<{ onClose: () => void }> }> => {
    throw new TypeError(message);
  };

describe("a part whose file is gone", () => {
  it.each(messages)("says that a new version is online: %s", async (message) => {
    const Part = lazyComponent(gone(message), "section");
    render(
      <InAdmin>
        <Suspense>
          <Part onClose={() => undefined} />
        </Suspense>
      </InAdmin>,
    );
    expect(await screen.findByText(text("stale.title"))).toBeTruthy();
    expect(screen.getByText(/What you typed is kept/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  });

  it("reports a missing connection if the page cannot be reached", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    const Part = lazyComponent(gone(), "page");
    render(
      <InAdmin>
        <Suspense>
          <Part onClose={() => undefined} />
        </Suspense>
      </InAdmin>,
    );
    expect(await screen.findByText("No connection")).toBeTruthy();
  });

  it("asks in place of a dialog each time that it is opened", async () => {
    const Wanted = lazyDialog(gone());
    function Opener() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          {isOpen && (
            <Suspense>
              <Wanted onClose={() => setIsOpen(false)} />
            </Suspense>
          )}
        </>
      );
    }
    render(
      <InAdmin>
        <Opener />
      </InAdmin>,
    );
    const open = screen.getByText("Open");
    for (const _time of [1, 2]) {
      fireEvent.click(open);
      expect(await screen.findByRole("alertdialog", { name: text("stale.title") })).toBeTruthy();
      fireEvent.click(screen.getByRole("button", { name: "Not now" }));
      expect(screen.queryByRole("alertdialog")).toBeNull();
    }
  });

  it("is quiet if nobody asked for it", async () => {
    const Part = lazyComponent(gone(), "quiet");
    render(
      <InAdmin>
        <p>Page</p>
        <Suspense fallback={<p>Loading</p>}>
          <Part onClose={() => undefined} />
        </Suspense>
      </InAdmin>,
    );
    await vi.waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
    expect(screen.getByText("Page")).toBeTruthy();
    expect(screen.queryByText(text("stale.title"))).toBeNull();
  });

  it("of an extension names the extension and offers to reload", async () => {
    expectConsole("Failed to fetch dynamically imported module", 'the extension "reviews" failed');
    render(
      <InAdmin>
        <Contribution load={gone()} owner="reviews" place="order.details.after" props={{}} />
      </InAdmin>,
    );
    expect(await screen.findByText(/reviews/)).toBeTruthy();
    expect(screen.getByText(/There may be a new version/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  });
});

it("leaves other failures to error boundaries", async () => {
  expectConsole("Error: A mistake in the code");
  const Part = lazyComponent<object>(async () => {
    throw new Error("A mistake in the code");
  }, "section");
  render(
    <InAdmin>
      <Boundary fallback={(error) => <p>Caught: {error.message}</p>}>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>
    </InAdmin>,
  );
  expect(await screen.findByText("Caught: A mistake in the code")).toBeTruthy();
});
