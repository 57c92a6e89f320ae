import { expect, it } from "vitest";
import { sortedLocations } from "./use-locations";

it("sorts locations by their age, with the store's default one first", () => {
  const tokyo = { id: "tokyo", created_at: "2026-03-01T00:00:00Z" };
  const harbour = { id: "harbour", created_at: "2026-01-01T00:00:00Z" };
  const barn = { id: "barn", created_at: "2026-02-01T00:00:00Z" };
  const ids = (defaultId?: string | null) =>
    sortedLocations([tokyo, harbour, barn], defaultId).map(({ id }) => id);
  expect(ids()).toEqual(["harbour", "barn", "tokyo"]);
  expect(ids("tokyo")).toEqual(["tokyo", "harbour", "barn"]);
  expect(ids(null)).toEqual(["harbour", "barn", "tokyo"]);
});
