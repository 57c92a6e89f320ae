// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { defineExtension, field } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, expect, it, vi } from "vitest";
import { array, minLength, nullable, number, object, string, trim } from "zod/mini";
import { text } from "../../../scripts/text";
import { Admin } from "../src/admin";
// Loaded before a test waits for what they show.
import "../src/app/routing/admin-area";
import "../src/screens/form/record-form";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { patience } from "./extension-harness";
import { collections as sampleOfCollections } from "./samples/collections";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const needed = string().check(trim(), minLength(1, "form.required"));

/** A resource of an extension whose form has steps. */
const wizards: AnyResource = {
  ...builtInResource("collections"),
  name: "wizards",
  zone: undefined,
  nav: undefined,
  form: {
    schema: object({
      title: needed,
      weight: nullable(number()),
      variants: array(object({ sku: needed })),
      keywords: array(string()),
    }),
    fields: [
      field.text("title", { isRequired: true }),
      field.number("weight"),
      field.group("variants", [field.text("sku", { isRequired: true })]),
      field.tags("keywords"),
    ],
    layout: "steps",
    steps: [
      { id: "basics", fields: ["title"] },
      { id: "numbers", fields: ["weight", "variants"] },
      { id: "rest", fields: ["keywords"] },
    ],
  },
};

/** Opens the form of a new one, in a tab of its own. */
function openForm(backend: ReturnType<typeof createFakeBackend>) {
  window.history.replaceState(null, "", "/app/a/wizards?form=new");
  return render(
    <Admin
      config={{ locale: "en" }}
      fetch={backend.fetch}
      extensions={[
        defineExtension({ id: "shop", source: "src/admin/extension.ts", resources: [wizards as never] }),
      ]}
    />,
  );
}

const input = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name }, patience);
const type = async (name: string, value: string) => {
  const found = await input(name);
  fireEvent.change(found, { target: { value } });
  fireEvent.blur(found);
};
const press = async (name: string | RegExp) => {
  const dialog = await screen.findByRole("dialog", {}, patience);
  fireEvent.click(await within(dialog).findByRole("button", { name }, patience));
};
const next = () => press(text("ui.wizard.next"));
const atStep = (step: number) =>
  screen.findByText(text("ui.steps", { number: step, count: 3 }), undefined, patience);
const isInvalid = (name: string) =>
  waitFor(async () => expect((await input(name)).getAttribute("aria-invalid")).toBe("true"), patience);

it("a form in steps stops where something is missing, and keeps what was typed from step to step and over a closed tab", async () => {
  localStorage.clear();
  const backend = createFakeBackend({
    resources: [wizards],
    samples: [
      {
        ...sampleOfCollections,
        of: "wizards",
        api: { path: "wizards", singularKey: "collection", pluralKey: "collections" },
        payloads: { create: ["title", "weight", "variants", "keywords"] },
      },
    ],
  });
  const { unmount } = openForm(backend);
  await input("Title");
  await next();
  await isInvalid("Title");
  await atStep(1);
  await type("Title", "Wizard");
  await next();
  await type("Weight", "12");
  await press(new RegExp(`^${text("action.of", { action: text("ui.metadata.add"), title: "Variant" })}`));
  await next();
  await isInvalid("Sku");
  await atStep(2);
  await type("Sku", "W-1");
  await press(text("ui.back"));
  expect((await input("Title")).value).toBe("Wizard");
  await next();
  expect((await input("Weight")).value).toBe("12");

  unmount();
  openForm(backend);
  expect((await input("Title")).value).toBe("Wizard");
  await next();
  expect((await input("Sku")).value).toBe("W-1");
  await next();
  await atStep(3);
  expect(backend.callsTo("POST /wizards")).toHaveLength(0);
  await press(text("action.create"));
  await waitFor(() => expect(backend.callsTo("POST /wizards")).toHaveLength(1), patience);
  expect(backend.callsTo("POST /wizards")[0]?.payload).toMatchObject({
    title: "Wizard",
    weight: 12,
    variants: [{ sku: "W-1" }],
  });
});
