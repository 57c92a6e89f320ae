// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import {
  type CustomFieldProps,
  extendResource,
  field,
  replace,
  usePendingField,
} from "@tillhouse/extension-sdk";
import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { useEffect, useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import {
  closeHarness,
  createExtensionHarness,
  type ExtensionHarness,
  findText,
  loadOf,
  patience,
  texts,
} from "./extension-harness";

vi.setConfig({ testTimeout: 30_000 });

let harness: ExtensionHarness;
beforeEach(() => {
  harness = createExtensionHarness();
});
afterEach(closeHarness);

describe("fields of extensions", () => {
  const care = extendResource("collections", {
    fields: { schema: texts, fields: [field.text("care")], store: "metadata" },
  });
  const labelled = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) }, patience);
  const type = (input: HTMLElement, value: string) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  const save = async (name: RegExp) => fireEvent.click(await screen.findByRole("button", { name }, patience));

  it("are sent with the record's metadata without other keys", async () => {
    harness.openWith("collections?form=pcol_1", care);
    type(await labelled("Care"), "Cold water");
    await save(/^Save/);
    await waitFor(() => expect(harness.backend.callsTo("POST /collections/:id")).toHaveLength(1), patience);
    expect(harness.backend.callsTo("POST /collections/:id")[0]?.payload).toMatchObject({
      metadata: { care: "Cold water" },
    });
    expect(harness.backend.records("collections").find(({ id }) => id === "pcol_1")?.metadata).toMatchObject({
      season: "summer",
      care: "Cold water",
    });
  });

  it("are validated by their own schema", async () => {
    harness.openWith("collections?form=new", care);
    type(await labelled("Title"), "Winter");
    type(await labelled("Care"), "30 degrees");
    await save(/^Create/);
    expect(await findText("No numbers here.")).toBeTruthy();
    expect(harness.backend.callsTo("POST /collections")).toHaveLength(0);
  });

  it("are awaited on submit while they read", async () => {
    let arrive: (value: string) => void = () => undefined;
    const read = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const Slow = ({ label, value, onChange }: CustomFieldProps<string | null>) => {
      const [found, setFound] = useState<string>();
      usePendingField(found === undefined);
      useEffect(() => void read.then(setFound), []);
      useLayoutEffect(() => {
        if (found !== undefined && value !== found) onChange(found);
      });
      return <p>{`${label}: ${value}`}</p>;
    };
    const slow = field.custom("care", { label: "Care", load: loadOf(Slow) });
    harness.openWith(
      "collections?form=new",
      extendResource("collections", { fields: { schema: texts, fields: [slow], store: "metadata" } }),
    );
    type(await labelled("Title"), "Winter");
    // Before the field's own code has come.
    await save(/^Create/);
    await screen.findByText(/^Care:/, {}, patience);
    expect(harness.backend.callsTo("POST /collections")).toHaveLength(0);
    arrive("Cold water");
    await waitFor(() => expect(harness.backend.callsTo("POST /collections")).toHaveLength(1), patience);
    expect(harness.backend.callsTo("POST /collections")[0]?.payload).toMatchObject({
      metadata: { care: "Cold water" },
    });
  });

  it("do not block other changes", async () => {
    const [first] = harness.backend.records("collections");
    harness.backend.change("collections", "pcol_1", {
      metadata: { ...Object(first?.metadata), care: "30 degrees" },
    });
    harness.openWith("collections?form=pcol_1", care);
    type(await labelled("Title"), "Late winter");
    await save(/^Save/);
    await waitFor(() => expect(harness.backend.callsTo("POST /collections/:id")).toHaveLength(1), patience);
    expect(harness.backend.callsTo("POST /collections/:id")[0]?.payload).not.toHaveProperty("metadata");
  });

  type Keep = (values: unknown, record: { id: string }) => Promise<void>;
  const graded = (read: () => Promise<Record<string, string>>, write: Keep) =>
    extendResource("collections", {
      fields: { schema: texts, fields: [field.text("grade")], store: { read, write } },
    });

  it("are read and written by their store after the record", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    harness.openWith(
      "collections?form=pcol_1",
      graded(async () => ({ grade: "B" }), write),
    );
    const input = await labelled("Grade");
    expect(input).toHaveProperty("value", "B");
    type(input, "A");
    await save(/^Save/);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1), patience);
    const [values, record] = write.mock.calls[0] ?? [];
    expect(values).toEqual({ grade: "A" });
    expect(record).toMatchObject({ id: "pcol_1" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
  });

  it("keep the form open if they cannot be saved, and are retried alone", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    write.mockRejectedValueOnce(new Error("The desk is closed."));
    harness.openWith(
      "collections?form=new",
      graded(async () => ({ grade: "" }), write),
    );
    type(await labelled("Title"), "Winter");
    type(await labelled("Grade"), "A");
    await save(/^Create/);
    expect(await findText(text("form.partlySaved", { noun: "Collection", owner: "shop" }))).toBeTruthy();
    expect(await findText(/The desk is closed\./)).toBeTruthy();
    expect(await labelled("Grade")).toHaveProperty("value", "A");
    await save(/^Create/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);
    expect(harness.backend.callsTo("POST /collections")).toHaveLength(1);
    expect(harness.backend.callsTo("POST /collections/:id")).toHaveLength(0);
    expect(write).toHaveBeenCalledTimes(2);
  });

  /** A form that is reloaded while the second of two extensions' values is on its way; the first is `shelf` by then. */
  async function reloadInTheMiddle(target: string, name: RegExp, shelf: string) {
    const shelve = vi.fn<Keep>(async () => undefined);
    const grade = vi.fn<Keep>(() => new Promise(() => undefined));
    const read = vi.fn(async () => ({ shelf: "" }));
    const changes = [
      extendResource("collections", {
        fields: { schema: texts, fields: [field.text("shelf")], store: { read, write: shelve } },
      }),
      graded(async () => ({ grade: "" }), grade),
    ];
    harness.openWith(`collections?form=${target}`, ...changes);
    type(await labelled("Title"), "Winter");
    type(await labelled("Shelf"), "S");
    type(await labelled("Grade"), "A");
    await save(name);
    await waitFor(() => expect(grade).toHaveBeenCalledTimes(1), patience);
    closeHarness();
    grade.mockResolvedValue(undefined);
    read.mockResolvedValue({ shelf });
    const made = harness.backend.records("collections").find(({ title }) => title === "Winter");
    harness.openWith(`collections?form=${made?.id}`, ...changes);
    // The draft is put in once the form stands.
    await waitFor(async () => expect(await labelled("Grade")).toHaveProperty("value", "A"), patience);
    return { shelve, grade };
  }
  const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patience);

  it.each([
    ["new", /^Create/, [1, 0]],
    ["pcol_1", /^Save/, [0, 1]],
  ])("resume after a reload in the middle, in %s", async (target, name, sent) => {
    const { shelve, grade } = await reloadInTheMiddle(target, name, "S");
    await save(/^Save/);
    await closed();
    expect([shelve.mock.calls.length, grade.mock.calls.length]).toEqual([1, 2]);
    const calls = ["POST /collections", "POST /collections/:id"].map((call) => harness.backend.callsTo(call));
    expect(calls.map(({ length }) => length)).toEqual(sent);
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  });

  it("are sent again if somebody else has changed what was saved", async () => {
    const { shelve } = await reloadInTheMiddle("pcol_1", /^Save/, "Theirs");
    await save(/^Save/);
    fireEvent.click(await screen.findByRole("radio", { name: /^S/ }, patience));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await closed();
    expect(shelve.mock.calls.map(([values]) => values)).toEqual([{ shelf: "S" }, { shelf: "S" }]);
  });

  it("are optional if they cannot be read", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    const giveAgain = harness.openWith(
      "collections?form=pcol_1",
      graded(() => Promise.reject(new Error("The desk is closed.")), write),
    );
    expect(await findText(text("form.additionTitle", { owner: "shop" }))).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: text("form.openWithout") }));
    const title = await labelled("Title");
    type(title, "Late winter");
    giveAgain();
    expect(await labelled("Title")).toBe(title);
    await save(/^Save/);
    await waitFor(() => expect(harness.backend.callsTo("POST /collections/:id")).toHaveLength(1), patience);
    expect(screen.queryByRole("textbox", { name: /^Grade/ })).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it("of one extension are distinguished if only some can be read", async () => {
    const write = vi.fn<Keep>(async () => undefined);
    const unread = extendResource("collections", {
      fields: {
        schema: texts,
        fields: [field.text("shelf")],
        store: { read: () => Promise.reject(new Error("The desk is closed.")), write },
      },
    });
    harness.openWith(
      "collections?form=pcol_1",
      unread,
      graded(async () => ({ grade: "B" }), write),
    );
    expect(await findText(text("form.additionTitle", { owner: "shop" }))).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: text("form.openWithout") }));
    expect(await labelled("Grade")).toHaveProperty("value", "B");
    expect(screen.queryByRole("textbox", { name: /^Shelf/ })).toBeNull();
  });

  it("may be drawn by a component and remain the same field", async () => {
    const Own = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
      <input aria-label="My title" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    );
    harness.openWith("collections?form=new", replace("collections.fields.title", { load: loadOf(Own) }));
    const input = await labelled("My title");
    expect(input).toHaveProperty("value", "");
    fireEvent.change(input, { target: { value: "Winter" } });
    await save(/^Create/);
    await waitFor(() => expect(harness.backend.callsTo("POST /collections")).toHaveLength(1), patience);
    expect(harness.backend.callsTo("POST /collections")[0]?.payload).toMatchObject({ title: "Winter" });
  });
});

describe("a settings form", () => {
  const settings: ExtensionDefinition["settings"] = [
    {
      path: "shop",
      label: "Shop",
      description: "How the shop greets",
      form: { schema: texts, fields: [field.text("greeting")], defaultValues: { greeting: "Hello" } },
    },
  ];

  it("keeps only its own changes in the store's metadata", async () => {
    harness.backend.store.metadata = { other: 1, shop: { mode: "soft" } };
    harness.open("settings/shop", { settings });
    const input = await screen.findByLabelText("Greeting", undefined, patience);
    expect(input).toHaveProperty("value", "Hello");
    fireEvent.change(input, { target: { value: "Number 1" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await findText("No numbers here.")).toBeTruthy();
    fireEvent.change(input, { target: { value: "Moin" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await findText("Settings saved")).toBeTruthy();
    expect(harness.backend.store.metadata).toEqual({ other: 1, shop: { mode: "soft", greeting: "Moin" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull(), patience);
  });

  it("keeps what was typed if the store refuses", async () => {
    harness.backend.fail("POST /store", { status: 500 }, { times: 1 });
    harness.open("settings/shop", { settings });
    const input = await screen.findByLabelText("Greeting", undefined, patience);
    fireEvent.change(input, { target: { value: "Moin" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await findText("Not saved")).toBeTruthy();
    expect(input).toHaveProperty("value", "Moin");
  });
});
