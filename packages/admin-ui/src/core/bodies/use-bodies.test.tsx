// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createInstance, type i18n } from "i18next";
import { type ReactElement, Suspense } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, it } from "vitest";
import { namespace, pageNamespace } from "../i18n/text-files";
import { lazyDialog } from "../lazy/lazy-dialog";
import { preloadChunk } from "../lazy/load-chunk";
import { useBodies } from "./use-bodies";

let texts: i18n;
let answerPages: () => void;
beforeEach(async () => {
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
});
afterEach(cleanup);

function open(Part: (props: object) => ReactElement) {
  render(
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
