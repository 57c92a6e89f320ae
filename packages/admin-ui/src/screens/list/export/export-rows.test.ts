import { cell, type Host } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import { createRowWriter } from "./export-rows";

/** How a text stands in a file. */
function written(name: string): string {
  // Texts need nothing else of the host.
  const host = { translate: String, locale: "en", resource: () => undefined } as unknown as Host;
  const cells = [cell.text("name")];
  return createRowWriter(cells as never, "customers", host)
    .lines([{ name }])
    .slice(0, -2);
}

it.each([
  "=A1",
  "@A1",
  "+A1",
  "-A1",
  "＝A1",
  "＋A1",
  "－A1",
  "＠A1",
  " =A1",
  "\u00a0 ＋A1",
  "\u200b=A1",
  "\u0001-A1",
  "\tA1",
])("keeps %j from being run as a formula", (text) =>
  expect(written(text).replace(/^"|"$/g, "")).toBe(`'${text}`),
);

it.each(["-12.50", "+45", "Ada", "A=1", "a-b", " Ada"])("leaves %j as it is", (text) =>
  expect(written(text).replace(/^"|"$/g, "")).toBe(text),
);
