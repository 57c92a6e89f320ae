import { expect, it } from "vitest";
import { sortByCreatedAt } from "./sort-by-created-at";

it("puts the oldest first without changing its input", () => {
  const made = (id: string, created_at: string) => ({ id, created_at });
  const given = [made("b", "2026-11-02T09:00:00Z"), made("a", "2026-11-01T09:00:00Z")];
  expect(sortByCreatedAt(given).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(given.map(({ id }) => id)).toEqual(["b", "a"]);
});

it("keeps the order of what was made at once", () => {
  const at = { created_at: "2026-11-02T09:00:00Z" };
  expect(
    sortByCreatedAt([
      { id: "b", ...at },
      { id: "a", ...at },
    ]).map(({ id }) => id),
  ).toEqual(["a", "b"]);
  expect(sortByCreatedAt(undefined)).toEqual([]);
});
