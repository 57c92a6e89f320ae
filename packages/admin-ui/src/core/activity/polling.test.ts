import { expect, it } from "vitest";
import { oneMonthBefore } from "./polling";

it.each([
  [new Date(2026, 10, 21, 9, 41), new Date(2026, 9, 21)],
  [new Date(2026, 0, 5, 23, 59), new Date(2025, 11, 5)],
  // February has no 31st; the window must not shrink to March.
  [new Date(2026, 2, 31, 12), new Date(2026, 1, 28)],
])("spec 9.1: the window of %s goes back to midnight of %s", (now, expected) => {
  expect(oneMonthBefore(now)).toEqual(expected);
});
