import { expect, it } from "vitest";
import { formatList } from "./format-list";

it.each([
  ["en", "Title, Handle and Status"],
  ["de", "Title, Handle und Status"],
  ["ja", "Title、Handle、Status"],
  ["ar", "Title وHandle وStatus"],
])("joins words as %s does", (locale, text) => {
  expect(formatList(["Title", "Handle", "Status"], locale)).toBe(text);
});

it("returns a single word as it is", () => {
  expect(formatList(["Title"], "en")).toBe("Title");
  expect(formatList([], "en")).toBe("");
});

it("joins what is counted", () => {
  expect(formatList(["4 live", "2 revoked"], "en", "unit")).toBe("4 live, 2 revoked");
});
