// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { createInstance, type i18n } from "i18next";
import { type ReactElement, Suspense, useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { namespace, pageNamespace } from "../i18n/text-files";
import { lazyDialog } from "../lazy/lazy-dialog";
import { preloadChunk } from "../lazy/load-chunk";
import { pendingResources } from "./bodies";
import { useBodies } from "./use-bodies";

let texts: i18n;
let answerPages: () => void;
async function speak() {
  texts = createInstance();
  // Texts of later pages are on their way for as long as nobody answers.
  texts.use({
    type: "backend",
    read: (_language: string, file: string, done: (error: null, texts: object) => void) => {
      const answer = () => done(null, {});
      if (file === pageNamespace) answerPages = answer;
      else answer();
    },
  });
  await texts.init({
    lng: "en",
    fallbackLng: "en",
    ns: [namespace],
    defaultNS: [pageNamespace, namespace],
  });
}
beforeEach(speak);
afterEach(cleanup);

function open(Part: (props: object) => ReactElement) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={texts}>
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

it("holds the page back for no texts of later pages", () => {
  function Frame() {
    useBodies([]);
    return <p>Frame</p>;
  }
  open(Frame);
  expect(screen.getByText("Frame")).toBeTruthy();
});

it("leaves it to dialogs to wait for them", async () => {
  const load = async () => ({ default: () => <p>Dialog</p> });
  await preloadChunk(load);
  open(lazyDialog(load));
  expect(screen.getByText("Loading")).toBeTruthy();
  answerPages();
  expect(await screen.findByText("Dialog")).toBeTruthy();
});

describe("bodies of other resources", () => {
  const loads = { orders: vi.fn(), returns: vi.fn() };
  const resource = (name: "orders" | "returns"): AnyResource => ({
    name,
    api: { singularKey: name, pluralKey: name },
    title: () => "",
    body: async () => {
      loads[name]();
      return { default: { resource: name } };
    },
  });
  let page: () => ReactElement;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    const extensions = [{ id: "built-in", resources: [resource("orders"), resource("returns")] }];
    page = function Page() {
      const { extensions: known, load } = useBodies(extensions);
      useEffect(() => void load(["orders"]), [load]);
      return <p>{pendingResources(known).length} pending</p>;
    };
  });
  afterEach(() => vi.useRealTimers());

  /** Opens the page and gives it its texts, and then this long, in milliseconds. */
  async function openFor(time: number) {
    const opened = open(page);
    await vi.advanceTimersByTimeAsync(0);
    answerPages();
    await vi.advanceTimersByTimeAsync(time);
    return opened;
  }

  it("come once the page stands", async () => {
    await openFor(10_000);
    expect(loads.orders).toHaveBeenCalledTimes(1);
    expect(loads.returns).toHaveBeenCalledTimes(1);
  });

  it("are at hand for another admin", async () => {
    const { unmount } = await openFor(10_000);
    unmount();
    open(page);
    expect(screen.getByText("0 pending")).toBeTruthy();
    expect(loads.orders).toHaveBeenCalledTimes(1);
  });

  it("wait for the texts of their pages", async () => {
    const { unmount } = await openFor(10_000);
    unmount();
    vi.useRealTimers();
    await speak();
    vi.useFakeTimers();
    open(page);
    expect(screen.getByText("2 pending")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(0);
    answerPages();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText("0 pending")).toBeTruthy();
    expect(loads.orders).toHaveBeenCalledTimes(1);
  });

  it("stay away once the page is taken away", async () => {
    const { unmount } = await openFor(0);
    unmount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loads.orders).toHaveBeenCalledTimes(1);
    expect(loads.returns).not.toHaveBeenCalled();
  });
});
