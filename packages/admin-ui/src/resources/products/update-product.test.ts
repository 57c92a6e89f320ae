import { expect, it } from "vitest";
import { isReordered } from "./update-product";

it.each([
  { before: ["a", "b"], after: ["a", "b"], is: false },
  { before: ["a", "b"], after: ["b", "a"], is: true },
  { before: ["a", "b", "c"], after: ["a", "c"], is: false },
  { before: ["a", "b"], after: ["a", "b", "new"], is: false },
  // The store puts new ones last.
  { before: ["a", "b"], after: ["new", "a", "b"], is: true },
  { before: [], after: ["a"], is: false },
])("pictures $before that become $after are reordered: $is", ({ before, after, is }) => {
  expect(isReordered(before, after)).toBe(is);
});
