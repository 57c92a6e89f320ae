// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DevProblem } from "./dev-state";
import { createOverlay } from "./overlay";

const missing: DevProblem = {
  rule: "message-missing",
  message: 'No file of texts holds "mine.title".',
  hint: "Add it to src/admin/messages/en.json.",
  file: "src/admin/widgets/mine.tsx",
  line: 4,
};
const wrong: DevProblem = { rule: "syntax-error", message: "Unexpected token.", file: "src/admin/a.tsx" };

beforeEach(() => {
  // jsdom has no sheets that are made by a script, and none that a root adopts.
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
});
afterEach(() => {
  document.querySelector("tillhouse-mistakes")?.remove();
  vi.unstubAllGlobals();
});

const panel = () => document.querySelector("tillhouse-mistakes")?.shadowRoot?.querySelector("section");
const close = () => panel()?.querySelector("button")?.click();

test("warns politely and says that the page goes on", () => {
  createOverlay().show([], [missing]);
  expect(panel()?.getAttribute("role")).toBe("status");
  expect(panel()?.getAttribute("aria-label")).toBe("There is a warning about the extensions");
  expect(panel()?.textContent).toContain("Add it to src/admin/messages/en.json.");
  expect(panel()?.textContent).toContain("The page shows the extensions all the same.");
});

test("does not show a closed warning again, whatever else changes, until it was mended", () => {
  const overlay = createOverlay();
  overlay.show([], [missing]);
  close();
  expect(panel()).toBeUndefined();
  overlay.show([], [{ ...missing, line: 9 }]);
  expect(panel()).toBeUndefined();
  overlay.show([wrong], [missing]);
  expect(panel()?.getAttribute("role")).toBe("alert");
  expect(panel()?.textContent).not.toContain("mine.title");
  overlay.show([], [missing]);
  expect(panel()).toBeUndefined();
  overlay.show([], []);
  overlay.show([], [missing]);
  expect(panel()?.textContent).toContain("mine.title");
});

test("shows a mistake that was closed only after it changed", () => {
  const overlay = createOverlay();
  overlay.show([wrong], [missing]);
  expect(panel()?.getAttribute("aria-label")).toBe("There is a mistake in the extensions");
  expect(panel()?.querySelectorAll("li")).toHaveLength(2);
  close();
  overlay.show([wrong], [missing]);
  expect(panel()).toBeUndefined();
  overlay.show([{ ...wrong, line: 2 }], [missing]);
  expect(panel()?.querySelectorAll("li")).toHaveLength(1);
});
