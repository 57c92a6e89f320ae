import { expect, it } from "vitest";
import { formatList } from "./format-list";

it.each([
  ["en", "Title, Handle and Status"],
  ["de", "Title, Handle und Status"],
  ["ja", "Title、Handle、Status"],
  ["ar", "Title وHandle وStatus"],
])("puts words in a row as %s does", (locale, text) => {
  expect(formatList(["Title", "Handle", "Status"], locale)).toBe(text);
});

it("needs no row", () => {
  expect(formatList(["Title"], "en")).toBe("Title");
  expect(formatList([], "en")).toBe("");
});

it("puts side by side what is counted", () => {
  expect(formatList(["4 live", "2 revoked"], "en", "unit")).toBe("4 live, 2 revoked");
});
