// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { defineAction, extendResource, field } from "@tillhouse/extension-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  closeHarness,
  createExtensionHarness,
  type ExtensionHarness,
  patience,
  texts,
} from "./extension-harness";

vi.setConfig({ testTimeout: 60_000 });

let harness: ExtensionHarness;
beforeEach(() => {
  harness = createExtensionHarness();
});
afterEach(closeHarness);

const rename = defineAction("collections", {
  id: "rename",
  form: { schema: texts, fields: [field.text("title")] },
  run: ({ record, values, host }) => host.client.admin.custom.post(`/collections/${record.id}`, values),
});

const title = async (): Promise<HTMLInputElement> =>
  within(await screen.findByRole("dialog", {}, patience)).findByRole("textbox", { name: /^Title/ }, patience);

async function openForm(): Promise<void> {
  const menu = await screen.findByRole("button", { name: /^Actions for/ }, patience);
  fireEvent.keyDown(menu, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: /Rename/ }, patience));
}

/** Renames the record, and opens the form again while the page has not read it anew. */
async function openBeforeRead(): Promise<() => void> {
  harness.openWith("collections/pcol_1", extendResource("collections", { actions: [rename] }));
  await openForm();
  fireEvent.change(await title(), { target: { value: "Late winter" } });
  const release = harness.backend.hold("GET /collections/:id");
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Rename" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
  await openForm();
  expect((await title()).value).toBe("Collection 1.");
  return release;
}

it("a form that nobody has typed into holds what its record holds once it was read anew", async () => {
  const release = await openBeforeRead();
  release();
  await waitFor(async () => expect((await title()).value).toBe("Late winter"), patience);
});

it("what was typed before the record was read anew stays", async () => {
  const release = await openBeforeRead();
  fireEvent.change(await title(), { target: { value: "Early spring" } });
  release();
  await screen.findByRole("heading", { level: 1, name: "Late winter", hidden: true }, patience);
  expect((await title()).value).toBe("Early spring");
});
