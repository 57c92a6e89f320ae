// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { AdminError, defineAction, extendResource, field } from "@tillhouse/extension-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  closeHarness,
  createExtensionHarness,
  type ExtensionHarness,
  findText,
  patience,
  texts,
} from "./extension-harness";

vi.setConfig({ testTimeout: 60_000 });

let harness: ExtensionHarness;
beforeEach(() => {
  harness = createExtensionHarness();
});
afterEach(closeHarness);

it("keeps the progress of an action for another try, also after a reload", async () => {
  const taken: string[] = [];
  let tries = 0;
  let isFailing = true;
  const pack = defineAction("collections", {
    id: "pack",
    form: { schema: texts, fields: [field.text("note")], fromRecord: () => ({ note: "" }) },
    run: async ({ progress }) => {
      tries += 1;
      if (progress.get("boxed") === undefined) taken.push("box");
      progress.set("boxed", true);
      if (isFailing) throw new AdminError("conflict", "No stamps left.");
      taken.push("stamp");
    },
  });
  const open = async () => {
    harness.openWith("collections/pcol_1", extendResource("collections", { actions: [pack] }));
    const menu = await screen.findByRole("button", { name: "Actions for Collection 1." }, patience);
    fireEvent.keyDown(menu, { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: /Pack/ }, patience));
    await screen.findByRole("textbox", { name: /^Note/ }, patience);
  };
  const send = async () => {
    const dialog = within(screen.getByRole("dialog"));
    const button = dialog.getByRole("button", { name: "Pack" });
    await waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"), patience);
    fireEvent.click(button);
  };

  await open();
  await send();
  await findText(/No stamps left/);
  await send();
  await waitFor(() => expect(tries).toBe(2), patience);
  await findText(/No stamps left/);
  expect(taken).toEqual(["box"]);
  cleanup();
  await open();
  await findText(/Nothing is done twice/);
  isFailing = false;
  await send();
  await waitFor(() => expect(taken).toEqual(["box", "stamp"]), patience);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
  cleanup();
  await open();
  await send();
  await waitFor(() => expect(taken).toEqual(["box", "stamp", "box", "stamp"]), patience);
});
