import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach } from "vitest";
import { UiProvider } from "../ui/base/ui-context";
import { translateEnglish } from "./translate-english.dev";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Renders inside a root of its own, with portals beside it and texts in English. */
export function renderUi(children: ReactNode) {
  const root = document.createElement("div");
  const portals = document.createElement("div");
  root.dataset.tillhouse = "";
  document.body.append(root);
  root.append(portals);
  const wrap = (content: ReactNode) => (
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <UiProvider container={portals} direction="ltr" translate={translateEnglish} locale="en">
        {content}
      </UiProvider>
    </MemoryRouter>
  );
  const result = render(wrap(children), { container: root.appendChild(document.createElement("div")) });
  return { ...result, portals, rerender: (next: ReactNode) => result.rerender(wrap(next)) };
}
