// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CellValue, cellAlign, cellText } from "../kit/cell-value";
import type { AnyResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { HostContext } from "../resource/use-host";
import { UiProvider } from "../ui/base/ui-context";
import * as cell from "./cell";
import { cellKindOf } from "./cell-kind-of";
import type { AnyCell } from "./cell-types";

/** One cell of each kind with what a record holds for it, what is drawn and said of that, and where it stands. */
const cases = {
  badge: {
    cell: cell.badge("v", { open: "waiting" }),
    value: "open",
    drawn: "orders.v.open",
    said: "orders.v.open",
  },
  count: { cell: cell.count("v"), value: [1, 2], drawn: "2", said: "2", align: "end" },
  country: { cell: cell.country("v"), value: "dk", drawn: "Denmark", said: "Denmark" },
  date: {
    cell: cell.date("v"),
    value: "2026-01-05T10:00:00Z",
    drawn: "5 Jan 2026, 10:00",
    said: "5 Jan 2026, 10:00",
  },
  money: { cell: cell.money("v", "code"), value: 1250, drawn: "12.50EUR", said: "12.50 EUR", align: "end" },
  number: { cell: cell.number("v"), value: 1250, drawn: "1,250", said: "1250", align: "end" },
  percent: { cell: cell.percent("v"), value: 12.5, drawn: "12.5%", said: "12.5", align: "end" },
  record: { cell: cell.record("v", "tags"), value: { id: "1", value: "New" }, drawn: "New", said: "New" },
  records: {
    cell: cell.records("v", "tags"),
    value: [
      { id: "1", value: "New" },
      { id: "2", value: "Old" },
      { id: "3", value: "Odd" },
    ],
    drawn: "NewOldkit.more",
    said: "New, Old, Odd",
  },
  text: { cell: cell.text("v", { prefix: "/" }), value: "tent", drawn: "/tent", said: "tent" },
  word: { cell: cell.word("v"), value: "admin", drawn: "orders.v.admin", said: "orders.v.admin" },
  "yes-no": { cell: cell.yesNo("v"), value: true, drawn: "value.yes", said: "value.yes" },
} satisfies Record<
  keyof typeof cell.kinds,
  { cell: AnyCell; value: unknown; drawn: string; said: string; align?: "end" }
>;

it("reserves the width of a column whatever its rows", () => {
  const words = { resource: "orders", translate: (key: string) => key, locale: "en", timeZone: "UTC" };
  const badge = cell.badge("v", { open: "waiting", longest: "done" });
  expect(cellKindOf(badge).room?.(badge, words)?.trim()).toBe("orders.v.longest");
  const date = cell.date("v");
  expect(cellKindOf(date).room?.(date, words)).toMatch(/^28 Sept 12:00$|^28 \w{3} 12:00$/);
});

const tags: AnyResource = {
  name: "tags",
  api: { singularKey: "tag", pluralKey: "tags" },
  title: (tag: { value: string }) => tag.value,
};
const find = (name: string) => (name === "tags" ? tags : undefined);
const translate = (key: string) => key;
// A cell asks for nothing else of the admin.
const host = { translate, locale: "en", timeZone: "UTC", resource: find } as unknown as AdminHost;
const context = { resource: "orders", translate, locale: "en", timeZone: "UTC", find };

function drawnText(shown: AnyCell, record: object): string {
  const { container } = render(
    <UiProvider container={document.body} direction="ltr" locale="en" timeZone="UTC" translate={translate}>
      <HostContext.Provider value={host}>
        <CellValue cell={shown} record={record} resource="orders" dateStyle="head" />
      </HostContext.Provider>
    </UiProvider>,
  );
  return container.textContent ?? "";
}

describe.each(Object.entries(cases))(
  "cells of the kind %s",
  (name, { cell: given, value, drawn, said, ...rest }) => {
    const record = { v: value, code: "eur" };

    it("are made with that kind", () => expect(given.kind).toBe(name));

    it("draw a value", () => expect(drawnText(given, record)).toBe(drawn));

    it("give a value as plain text", () => expect(cellText(given, record, context)).toBe(said));

    it("draw an empty value", () => {
      expect(drawnText(given, { code: "eur" })).toBe(name === "count" ? "0" : "–");
      expect(cellText(given, { code: "eur" }, context)).toBe(name === "count" ? "0" : "");
    });

    it("are aligned to their side of the column", () =>
      expect(cellAlign(given)).toBe("align" in rest ? rest.align : "start"));
  },
);

it("names an unknown kind of cell", () => {
  expect(() => cellKindOf({ kind: "rating", key: "score" })).toThrow('no cell of the kind "rating"');
});
