// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { extendResource } from "@tillhouse/extension-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeHarness, createExtensionHarness, type ExtensionHarness, patience } from "./extension-harness";

vi.setConfig({ testTimeout: 60_000 });

let harness: ExtensionHarness;
beforeEach(() => {
  harness = createExtensionHarness();
});
afterEach(closeHarness);

const deletions = () => harness.backend.callsTo("DELETE /collections/:id");

it("deletes nothing before it is named, when its address opens the question", async () => {
  const release = harness.backend.hold("GET /collections/:id");
  harness.openWith("collections/pcol_1?delete=pcol_1", extendResource("collections", {}));
  const confirm = await screen.findByRole("button", { name: /^Delete/ }, patience);
  expect(confirm.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(confirm);
  expect(deletions()).toEqual([]);
  release();
  await screen.findByRole("alertdialog", { name: /Collection 1\./ }, patience);
  fireEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  await waitFor(() => expect(deletions()).toHaveLength(1), patience);
});

it("reads what goes with a record each time it asks", async () => {
  harness.openWith("products/prod_1?delete=prod_1");
  const settled = async () => {
    const confirm = await screen.findByRole("button", { name: /^Delete/ }, patience);
    await waitFor(() => expect(confirm.getAttribute("aria-disabled")).not.toBe("true"), patience);
    return confirm;
  };
  await settled();
  fireEvent.click(screen.getByRole("button", { name: /^Keep/ }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patience);
  const release = harness.backend.hold("GET /products/:id/variants");
  window.history.pushState(null, "", "/app/a/products/prod_1?delete=prod_1");
  window.dispatchEvent(new PopStateEvent("popstate"));
  const confirm = await screen.findByRole("button", { name: /^Delete/ }, patience);
  expect(confirm.getAttribute("aria-disabled")).toBe("true");
  release();
  await settled();
});

it("leads from a deleted record to its list, which takes the record's place in the history", async () => {
  harness.openWith("collections/pcol_1?delete=pcol_1", extendResource("collections", {}));
  await screen.findByRole("alertdialog", { name: /Collection 1\./ }, patience);
  const steps = window.history.length;
  const replaced = vi.spyOn(window.history, "replaceState");
  fireEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  await waitFor(() => expect(window.location.pathname).toBe("/app/a/collections"), patience);
  const places = replaced.mock.calls.map(([, , to]) => String(to));
  replaced.mockRestore();
  expect(places).toEqual(["/app/a/collections"]);
  expect(window.history.length).toBe(steps);
});
