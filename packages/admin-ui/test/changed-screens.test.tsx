// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import {
  type Change,
  changeResource,
  defineExtension,
  type ExtensionDefinition,
  field,
  replace,
  type StandardSchema,
  wrap,
} from "@tillhouse/extension-sdk";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Admin } from "../src/admin";
import { collections } from "../src/resources/collections";
import { products } from "../src/resources/products/products";
import { completeDocument } from "../src/testing/hurry";
import { collections as collectionSample } from "./samples/collections";
import { products as productSample } from "./samples/products";

completeDocument();
// What is caught by a boundary is no news.
window.addEventListener("error", (event) => event.preventDefault());

let backend: FakeBackend;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.clear();
  backend = createFakeBackend({
    resources: [collections, products],
    samples: [collectionSample, productSample],
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A schema that wants texts, and refuses those with a number in them. */
const texts: StandardSchema<Record<string, string>> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => {
      const issues = Object.entries(value as Record<string, unknown>).flatMap(([key, text]) =>
        /\d/.test(String(text)) ? [{ message: "No numbers here.", path: [key] }] : [],
      );
      return issues.length > 0 ? { issues } : { value: value as Record<string, string> };
    },
  },
};

const loadOf = (component: ComponentType<never>) => () => Promise.resolve({ default: component as unknown });

function open(path: string, extension: Omit<ExtensionDefinition, "id">) {
  window.history.replaceState(null, "", `/app/a/${path}`);
  render(
    <Admin
      config={{ locale: "en" }}
      fetch={backend.fetch}
      extensions={[defineExtension({ id: "shop", source: "src/admin/extension.ts", ...extension })]}
    />,
  );
}
const openWith = (path: string, ...changes: Change[]) => open(path, { changes });

const patience = { timeout: 15_000 };
vi.setConfig({ testTimeout: 30_000 });
const find = (text: string | RegExp) => screen.findByText(text, undefined, patience);

describe("columns of extensions", () => {
  it("stand in their place, and around what was there", async () => {
    openWith(
      "collections?q=Collection+1.",
      changeResource("collections", {
        columns: [{ id: "stars", after: "title", render: ({ title }) => `Stars of ${title}` }],
      }),
      wrap("collections.columns.title", { render: (_record, original) => <mark>{original}</mark> }),
    );
    expect((await find("Stars of Collection 1.")).closest("td")?.cellIndex).toBe(2);
    expect(screen.getByText("Collection 1.").closest("mark")).toBeTruthy();
  });

  it("leave a mark that names the extension where they fail, and the row goes on", async () => {
    openWith(
      "collections?q=Collection+1.",
      changeResource("collections", {
        columns: [
          {
            id: "stars",
            render: () => {
              throw new Error("no stars");
            },
          },
        ],
      }),
      wrap("collections.columns.handle", {
        render: () => {
          throw new Error("no wrapper");
        },
      }),
    );
    await find("Collection 1.");
    const row = screen.getByText("Collection 1.").closest("tr") as HTMLElement;
    const marks = within(row).getAllByRole("img", { name: /“shop”/ });
    expect(marks.map((mark) => mark.title).sort()).toEqual([
      expect.stringContaining("collections.columns.handle"),
      expect.stringContaining("collections.columns.stars · no stars"),
    ]);
    // What stood there before a wrapper failed is still there.
    expect(row.textContent).toContain("/collection-1-");
  });
});

describe("sections and pages of extensions", () => {
  const Around = ({ Original, record }: { Original: ComponentType; record: { title: string } }) => (
    <div data-testid="around">
      Around {record.title}
      <Original />
    </div>
  );

  it("get the record and what they are put around", async () => {
    openWith(
      "collections/pcol_1",
      wrap("collections.sections.products", { load: loadOf(Around) as never }),
      wrap("collections.sections.products", { load: loadOf(Around) as never }),
    );
    await waitFor(() => expect(screen.getAllByTestId("around")).toHaveLength(2), patience);
    const [outer, inner] = screen.getAllByTestId("around");
    expect(outer?.contains(inner ?? null)).toBe(true);
    expect(within(inner as HTMLElement).getByRole("heading", { name: "Products" })).toBeTruthy();
  });

  it("leave what they are put around where it was when they fail", async () => {
    const Broken = () => {
      throw new Error("no wrapper");
    };
    openWith("collections/pcol_1", wrap("collections.detail", { load: loadOf(Broken) as never }));
    expect(await find("The extension “shop” failed here")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Collection 1." }, patience)).toBeTruthy();
  });

  it("stand in the place of pages", async () => {
    const Own = ({ id }: { id: string }) => <p>My own page of {id}</p>;
    openWith("collections/pcol_1", replace("collections.detail", { load: loadOf(Own) as never }));
    expect(await find("My own page of pcol_1")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Collection 1." })).toBeNull();
  });
});

describe("actions of extensions", () => {
  it("run around what was there, also around what every resource can do", async () => {
    const order: string[] = [];
    openWith(
      "collections/pcol_1?delete=pcol_1",
      wrap("collections.actions.delete", {
        run: async ({ id }, original) => {
          order.push(`before ${id} ${backend.callsTo("DELETE /collections/:id").length}`);
          await original();
          order.push(`after ${backend.callsTo("DELETE /collections/:id").length}`);
        },
      }),
    );
    fireEvent.click(await screen.findByRole("button", { name: /^Delete/ }, patience));
    await waitFor(() => expect(order).toEqual(["before pcol_1 0", "after 1"]), patience);
  });

  it("are not offered where their rule fails, and nothing else is lost by it", async () => {
    openWith(
      "collections/pcol_1",
      changeResource("collections", {
        actions: [
          {
            id: "broken",
            change: {},
            when: () => {
              throw new Error("no rule");
            },
          },
          { id: "feature", change: { metadata: { featured: true } } },
        ],
      }),
    );
    const menu = await screen.findByRole("button", { name: "Actions for Collection 1." }, patience);
    fireEvent.keyDown(menu, { key: "Enter" });
    expect(await screen.findByRole("menuitem", { name: /Feature/ }, patience)).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: /Broken/ })).toBeNull();
    expect(await find(/1 extension problem/)).toBeTruthy();
  });
});

describe("fields of extensions", () => {
  const care = changeResource("collections", {
    fields: { schema: texts, fields: [field.text("care")], store: "metadata" },
  });
  const labelled = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) }, patience);
  const type = (input: HTMLElement, value: string) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  const save = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

  it("are sent with the record's metadata, and no other key is touched", async () => {
    openWith("collections?form=pcol_1", care);
    type(await labelled("Care"), "Cold water");
    save(/^Save/);
    await waitFor(() => expect(backend.callsTo("POST /collections/:id")).toHaveLength(1), patience);
    expect(backend.callsTo("POST /collections/:id")[0]?.payload).toMatchObject({
      metadata: { care: "Cold water" },
    });
    expect(backend.records("collections").find(({ id }) => id === "pcol_1")?.metadata).toMatchObject({
      season: "summer",
      care: "Cold water",
    });
  });

  it("are judged by their own schema, at their own place", async () => {
    openWith("collections?form=new", care);
    type(await labelled("Title"), "Winter");
    type(await labelled("Care"), "30 degrees");
    save(/^Create/);
    expect(await find("No numbers here.")).toBeTruthy();
    expect(backend.callsTo("POST /collections")).toHaveLength(0);
  });

  it("hold nobody up who changes something else", async () => {
    const [first] = backend.records("collections");
    backend.change("collections", "pcol_1", { metadata: { ...Object(first?.metadata), care: "30 degrees" } });
    openWith("collections?form=pcol_1", care);
    type(await labelled("Title"), "Late winter");
    save(/^Save/);
    await waitFor(() => expect(backend.callsTo("POST /collections/:id")).toHaveLength(1), patience);
    expect(backend.callsTo("POST /collections/:id")[0]?.payload).not.toHaveProperty("metadata");
  });

  type Keep = (values: unknown, record: { id: string }) => Promise<void>;
  const graded = (read: () => Promise<Record<string, string>>, write: Keep) =>
    changeResource("collections", {
      fields: { schema: texts, fields: [field.text("grade")], store: { read, write } },
    });

  it("are read and written by their store, after the record", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    openWith(
      "collections?form=pcol_1",
      graded(async () => ({ grade: "B" }), write),
    );
    const input = await labelled("Grade");
    expect(input).toHaveProperty("value", "B");
    type(input, "A");
    save(/^Save/);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1), patience);
    const [values, record] = write.mock.calls[0] ?? [];
    expect(values).toEqual({ grade: "A" });
    expect(record).toMatchObject({ id: "pcol_1" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
  });

  it("keep the form open where they cannot be kept, and another try sends only what is left", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    write.mockRejectedValueOnce(new Error("The desk is closed."));
    openWith(
      "collections?form=new",
      graded(async () => ({ grade: "" }), write),
    );
    type(await labelled("Title"), "Winter");
    type(await labelled("Grade"), "A");
    save(/^Create/);
    expect(await find("Collection saved, but not what shop adds to it")).toBeTruthy();
    expect(await find(/The desk is closed\./)).toBeTruthy();
    expect(await labelled("Grade")).toHaveProperty("value", "A");
    save(/^Create/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
    expect(backend.callsTo("POST /collections")).toHaveLength(1);
    expect(backend.callsTo("POST /collections/:id")).toHaveLength(0);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it("can be done without where they cannot be read", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    openWith(
      "collections?form=pcol_1",
      graded(() => Promise.reject(new Error("The desk is closed.")), write),
    );
    expect(await find("What shop adds could not be read")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Open without it" }));
    type(await labelled("Title"), "Late winter");
    save(/^Save/);
    await waitFor(() => expect(backend.callsTo("POST /collections/:id")).toHaveLength(1), patience);
    expect(screen.queryByRole("textbox", { name: /^Grade/ })).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it("may be drawn by a component that stays the field that it was", async () => {
    const Own = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
      <input aria-label="My title" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    );
    openWith("collections?form=new", replace("collections.fields.title", { load: loadOf(Own) }));
    const input = await labelled("My title");
    expect(input).toHaveProperty("value", "");
    fireEvent.change(input, { target: { value: "Winter" } });
    save(/^Create/);
    await waitFor(() => expect(backend.callsTo("POST /collections")).toHaveLength(1), patience);
    expect(backend.callsTo("POST /collections")[0]?.payload).toMatchObject({ title: "Winter" });
  });
});

describe("the timeline", () => {
  it("puts what all sources know in one order, and a source that fails costs only its own", async () => {
    openWith(
      "collections/pcol_1",
      changeResource("collections", {
        timeline: [
          { id: "made", entries: () => [{ id: "1", at: "2026-01-01T10:00:00Z", title: "Made" }] },
          {
            id: "seen",
            entries: async () => [
              { id: "1", at: "2026-03-01T10:00:00Z", title: "Seen", to: "javascript:alert(1)" },
              { id: "2", at: "2026-01-01T12:00:00Z", title: "Photographed", to: "/a/products" },
              { id: "3", at: "some day", title: "Never" },
            ],
          },
          { id: "dead", entries: () => Promise.reject(new Error("no line")) },
        ],
      }),
    );
    await find("Photographed");
    const titles = [...document.querySelectorAll(".th-event__title")].map(({ textContent }) => textContent);
    expect(titles).toEqual(["Seen", "Photographed", "Made"]);
    expect(screen.getByRole("link", { name: "Photographed" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Seen" })).toBeNull();
    expect(await find(/Dead of shop could not be loaded\. no line/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Made" }));
    expect(document.querySelectorAll(".th-event")).toHaveLength(1);
  });
});

describe("a settings form", () => {
  const settings: ExtensionDefinition["settings"] = [
    {
      path: "shop",
      label: "Shop",
      description: "How the shop greets",
      form: { schema: texts, fields: [field.text("greeting")], start: { greeting: "Hello" } },
    },
  ];

  it("keeps what was changed in the store's metadata, and nothing else of it", async () => {
    backend.store.metadata = { other: 1, shop: { mode: "soft" } };
    open("settings/shop", { settings });
    const input = await screen.findByLabelText("Greeting", undefined, patience);
    expect(input).toHaveProperty("value", "Hello");
    fireEvent.change(input, { target: { value: "Number 1" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await find("No numbers here.")).toBeTruthy();
    fireEvent.change(input, { target: { value: "Moin" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await find("Settings saved")).toBeTruthy();
    expect(backend.store.metadata).toEqual({ other: 1, shop: { mode: "soft", greeting: "Moin" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull(), patience);
  });

  it("keeps what was typed when the store refuses, and says why", async () => {
    backend.fail("POST /store", { status: 500 }, { times: 1 });
    open("settings/shop", { settings });
    const input = await screen.findByLabelText("Greeting", undefined, patience);
    fireEvent.change(input, { target: { value: "Moin" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await find("Not saved")).toBeTruthy();
    expect(input).toHaveProperty("value", "Moin");
  });
});
