// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { defineBody, defineResource } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Notebook } from "lucide-react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRegistry } from "../src/core/registry/create-registry";
import { builtIn } from "../src/testing/harness/complete-built-in";
import { closeHarness, createExtensionHarness, type ExtensionHarness, patience } from "./extension-harness";

type Load = NonNullable<AnyResource["body"]>;

const body = defineBody("collections", { list: { columns: ["title"] } });

/** A resource of an extension, on the records of collections. */
const shelves = (load: Load | undefined, name = "shelves"): AnyResource => ({
  ...defineResource({
    name: "collections",
    api: { path: "collections", singularKey: "collection", pluralKey: "collections" },
    title: (collection) => collection.title,
    nav: { group: "catalog", order: 99, icon: Notebook },
  }),
  name,
  body: load,
});

let harness: ExtensionHarness;
beforeEach(() => {
  harness = createExtensionHarness();
});
afterEach(closeHarness);

describe("a resource whose body is in a file of its own", () => {
  it("is in the sidebar before its list is loaded", async () => {
    const load = vi.fn<Load>(async () => ({ default: body }));
    harness.open("shelves", { resources: [shelves(load)], messages: { en: async () => ({ default: {} }) } });
    expect(await screen.findByRole("link", { name: "Shelves" }, patience)).toBeTruthy();
    expect(await screen.findByRole("table", { name: "Shelves" }, patience)).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it("is loaded while somebody points at its entry", async () => {
    const load = vi.fn<Load>(async () => ({ default: body }));
    harness.open("orders", { resources: [shelves(load)] });
    const link = await screen.findByRole("link", { name: "Shelves" }, patience);
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerOver(link);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it("is loaded to count a view of its own", async () => {
    const load = vi.fn<Load>(async () => ({ default: body }));
    const views = [{ id: "boxed", to: "boxes", query: "" }];
    const list = { columns: ["title"], views };
    harness.open("shelves", { resources: [{ ...shelves(undefined), list }, shelves(load, "boxes")] });
    await screen.findByRole("link", { name: "Boxed" }, patience);
    expect(load).not.toHaveBeenCalled();
    expect(await screen.findByRole("link", { name: /^Boxed ?\d/ }, patience)).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it("is not loaded to count a list of its head", async () => {
    const load = vi.fn<Load>(async () => ({ default: body }));
    const list = { columns: ["title"], search: true, views: [{ id: "mine", query: "q=a" }] };
    harness.open("shelves", { resources: [{ ...shelves(load), list }] });
    expect(await screen.findByRole("link", { name: /^Mine ?\d/ }, patience)).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  it("is loaded in the middle of a form without losing input", async () => {
    const load = vi.fn<Load>(async () => ({ default: body }));
    harness.open("collections?form=new", { resources: [shelves(load)] });
    const field = await screen.findByRole("textbox", { name: /^Title/ }, patience);
    const link = await screen.findByRole("link", { name: "Shelves", hidden: true }, patience);
    fireEvent.change(field, { target: { value: "Winter" } });
    fireEvent.pointerOver(link);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.getByRole("textbox", { name: /^Title/ })).toBe(field);
    expect(field).toHaveProperty("value", "Winter");
  });

  it("reports a failed load and tries again", async () => {
    const load = vi.fn<Load>(async () => ({ default: body }));
    load.mockRejectedValueOnce(new Error("The file is broken"));
    harness.open("shelves", { resources: [shelves(load)] });
    expect(await screen.findByRole("heading", { name: "Shelves" }, patience)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Products" })).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }, patience));
    expect(await screen.findByRole("table", { name: "Shelves" }, patience)).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it("gives every built-in resource the body of its own name", () => {
  const { resources, problems } = createRegistry([builtIn]);
  expect(problems).toEqual([]);
  expect([...resources.values()].filter(({ body }) => body !== undefined)).toEqual([]);
  expect(resources.get("orders")?.detail?.sections.length).toBeGreaterThan(5);
});
