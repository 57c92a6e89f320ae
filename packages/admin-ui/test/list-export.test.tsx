// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { Admin } from "../src/admin";
import "../src/app/routing/admin-area";
import "../src/screens/list/export/export-dialog";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { speedUpTimers } from "../src/testing/harness/fast-timers";
import { patience } from "./extension-harness";
import { customerGroups } from "./samples/customer-groups";
import { customers } from "./samples/customers";

vi.setConfig({ testTimeout: 60_000 });

let putBack = () => {};
beforeEach(() => {
  localStorage.clear();
  putBack = speedUpTimers();
});
afterEach(() => {
  cleanup();
  putBack();
  vi.restoreAllMocks();
});

it("resumes after a lost connection without duplicate rows", async () => {
  const count = 230;
  const backend = createFakeBackend({
    resources: ["customers", "customer-groups"].map(builtInResource),
    samples: [{ ...customers, count }, customerGroups],
  });
  let isCut = true;
  const offsets: string[] = [];
  const fetch: typeof backend.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), "http://store.test");
    if (pathname.endsWith("/customers") && searchParams.get("limit") === "100") {
      const offset = searchParams.get("offset") ?? "";
      if (isCut && offset === "100") throw new TypeError("Failed to fetch");
      offsets.push(offset);
    }
    return backend.fetch(input, init);
  };
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
    blob = made as Blob;
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });

  window.history.replaceState(null, "", "/app/a/customers");
  render(<Admin config={{ locale: "en" }} fetch={fetch} extensions={[]} />);
  await screen.findAllByText(/^Ada\d+\. /, undefined, patience);
  fireEvent.click(await screen.findByRole("button", { name: text("export.button") }, patience));
  const dialog = within(await screen.findByRole("dialog", undefined, patience));
  fireEvent.click(dialog.getByRole("button", { name: text("export.start") }));
  // What has been read is kept.
  await dialog.findByText(text("export.kept", { count: 100 }), { exact: false }, patience);
  expect(files).toEqual([]);
  isCut = false;
  fireEvent.click(dialog.getByRole("button", { name: text("export.resume") }));
  await vi.waitFor(() => expect(files).toHaveLength(1), patience);
  expect(offsets).toEqual(["0", "100", "200"]);
  expect(files[0]?.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await (files[0]?.blob.text() ?? "")).trim().split("\r\n");
  expect(head).toContain(text("customers.fields.email"));
  expect(lines).toHaveLength(count);
  expect(new Set(lines).size).toBe(count);
});
