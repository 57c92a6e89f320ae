// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { extendResource, type PrintDocumentProps, replace, wrap } from "@tillhouse/extension-sdk";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import {
  closeHarness,
  createExtensionHarness,
  type ExtensionHarness,
  findText,
  loadOf,
  patience,
} from "./extension-harness";

vi.setConfig({ testTimeout: 30_000 });

let harness: ExtensionHarness;
beforeEach(() => {
  harness = createExtensionHarness();
});
afterEach(closeHarness);

describe("columns of extensions", () => {
  it("are shown in their position or around a column", async () => {
    harness.openWith(
      "collections?q=Collection+1.",
      extendResource("collections", {
        columns: [{ id: "stars", after: "title", render: ({ title }) => `Stars of ${title}` }],
      }),
      wrap("collections.columns.title", { render: (_record, original) => <mark>{original}</mark> }),
    );
    expect((await findText("Stars of Collection 1.")).closest("td")?.cellIndex).toBe(2);
    expect(screen.getByText("Collection 1.").closest("mark")).toBeTruthy();
  });

  it("show a mark with the name of the extension if they fail", async () => {
    expectConsole("Error: no stars", "Error: no wrapper", 'the extension "shop" failed');
    harness.openWith(
      "collections?q=Collection+1.",
      extendResource("collections", {
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
    await findText("Collection 1.");
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

  it("get the record and what they wrap", async () => {
    harness.openWith(
      "collections/pcol_1",
      wrap("collections.sections.products", { load: loadOf(Around) }),
      wrap("collections.sections.products", { load: loadOf(Around) }),
    );
    await waitFor(() => expect(screen.getAllByTestId("around")).toHaveLength(2), patience);
    const [outer, inner] = screen.getAllByTestId("around");
    expect(outer?.contains(inner ?? null)).toBe(true);
    expect(within(inner as HTMLElement).getByRole("heading", { name: "Products" })).toBeTruthy();
  });

  it("leave what they wrap in place if they fail", async () => {
    expectConsole("Error: no wrapper", 'the extension "shop" failed');
    const Broken = () => {
      throw new Error("no wrapper");
    };
    harness.openWith("collections/pcol_1", wrap("collections.detail", { load: loadOf(Broken) }));
    expect(await findText("The extension “shop” failed here")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Collection 1." }, patience)).toBeTruthy();
  });

  it("replace pages", async () => {
    const Own = ({ id }: { id: string }) => <p>My own page of {id}</p>;
    harness.openWith("collections/pcol_1", replace("collections.detail", { load: loadOf(Own) }));
    expect(await findText("My own page of pcol_1")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Collection 1." })).toBeNull();
  });
});

describe("actions of extensions", () => {
  it("run around other actions, also the built-in ones", async () => {
    const order: string[] = [];
    harness.openWith(
      "collections/pcol_1?delete=pcol_1",
      wrap("collections.actions.delete", {
        run: async ({ id }, original) => {
          order.push(`before ${id} ${harness.backend.callsTo("DELETE /collections/:id").length}`);
          await original();
          order.push(`after ${harness.backend.callsTo("DELETE /collections/:id").length}`);
        },
      }),
    );
    // Once it names the record, it deletes.
    await screen.findByRole("alertdialog", { name: /Collection 1\./ }, patience);
    fireEvent.click(screen.getByRole("button", { name: /^Delete/ }));
    await waitFor(() => expect(order).toEqual(["before pcol_1 0", "after 1"]), patience);
  });

  it("run by their key on the page of a record", async () => {
    harness.openWith(
      "collections/pcol_1",
      extendResource("collections", {
        actions: [
          { id: "feature", shortcut: "f", run: { update: { metadata: { featured: true } } } },
          { id: "hide", shortcut: "h", run: { update: {} } },
        ],
      }),
    );
    await screen.findByRole("button", { name: "Actions for Collection 1." }, patience);
    fireEvent.keyDown(document.body, { key: "f" });
    await waitFor(
      () =>
        expect(harness.backend.callsTo("POST /collections/:id")).toMatchObject([
          { payload: { metadata: { featured: true } } },
        ]),
      patience,
    );
  });

  it("open a screen with the records over their list", async () => {
    const Own = ({ records }: { records: readonly { title: string }[] }) => (
      <p>Prices of {records.map(({ title }) => title).join(" and ")}</p>
    );
    harness.openWith(
      "collections?q=Collection",
      extendResource("collections", {
        actions: [{ id: "prices", isBulk: "only", run: { open: loadOf(Own) } }],
      }),
    );
    const [first, second] = (await screen.findAllByRole("checkbox", { name: /Collection/ }, patience)).slice(
      -2,
    );
    for (const box of [first, second]) fireEvent.click(box as HTMLElement);
    fireEvent.click(await screen.findByRole("button", { name: /^Prices/ }, patience));
    expect(await findText(/^Prices of Collection \d+\. and Collection \d+\.$/)).toBeTruthy();
  });

  it("are hidden if their rule fails", async () => {
    harness.openWith(
      "collections/pcol_1",
      extendResource("collections", {
        actions: [
          {
            id: "broken",
            run: { update: {} },
            when: () => {
              throw new Error("no rule");
            },
          },
          { id: "feature", run: { update: { metadata: { featured: true } } } },
        ],
      }),
    );
    const menu = await screen.findByRole("button", { name: "Actions for Collection 1." }, patience);
    fireEvent.keyDown(menu, { key: "Enter" });
    expect(await screen.findByRole("menuitem", { name: /Feature/ }, patience)).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: /Broken/ })).toBeNull();
    expect(await findText(/1 extension problem/)).toBeTruthy();
  });
});

describe("documents of extensions", () => {
  it("are printed of a record, in the language that was chosen", async () => {
    const Card = ({ record, translate }: PrintDocumentProps<"collections">) => (
      <p>
        {translate("collections.one")}: {record.title}
      </p>
    );
    harness.openWith(
      "collections/pcol_1",
      extendResource("collections", { documents: [{ id: "card", load: loadOf(Card) }] }),
    );
    await screen.findByRole("button", { name: "Actions for Collection 1." }, patience);
    fireEvent.keyDown(document.body, { key: "p" });
    expect(await findText("Collection: Collection 1.")).toBeTruthy();
    fireEvent.change(screen.getByRole("combobox", { name: "Language" }), { target: { value: "de" } });
    expect(await findText("Kollektion: Collection 1.")).toBeTruthy();
  });
});

describe("the timeline", () => {
  it("shows the entries of all sources in one order", async () => {
    harness.openWith(
      "collections/pcol_1",
      extendResource("collections", {
        timeline: [
          { id: "made", entries: () => [{ id: "1", date: "2026-01-01T10:00:00Z", title: "Made" }] },
          {
            id: "seen",
            entries: async () => [
              { id: "1", date: "2026-03-01T10:00:00Z", title: "Seen", to: "javascript:alert(1)" },
              { id: "2", date: "2026-01-01T12:00:00Z", title: "Photographed", to: "/a/products" },
              { id: "3", date: "some day", title: "Never" },
              // What compiled code answers no compiler has looked at.
              { id: "4", date: "2026-02-01T12:00:00Z", title: "Signed", note: { by: "Ada" } as never },
            ],
          },
          { id: "dead", entries: () => Promise.reject(new Error("no line")) },
        ],
      }),
    );
    await findText("Photographed");
    const titles = [...document.querySelectorAll(".th-event__title")].map(({ textContent }) => textContent);
    expect(titles).toEqual(["Seen", "Signed", "Photographed", "Made"]);
    expect(screen.getByRole("link", { name: "Photographed" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Seen" })).toBeNull();
    expect(await findText(/Dead of shop could not be loaded\. no line/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Made" }));
    expect(document.querySelectorAll(".th-event")).toHaveLength(1);
  });
});
