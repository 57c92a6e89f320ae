import { expect, test } from "vitest";
import { editCell, mappedTable } from "./mapped-table";
import { assignColumn, matchColumns, unmatchedHeadings } from "./match-columns";
import { missingColumns } from "./missing-columns";
import { inSlices } from "./slices";

const columns = [
  { id: "handle", title: "Product Handle", aliases: ["Handle"] },
  { id: "title", title: "Product Title", aliases: ["Title", "Name"] },
  { id: "status", title: "Product Status", aliases: ["Status", "Published"] },
];

test("finds columns whatever the case, spaces and signs of a heading", () => {
  expect(matchColumns(["product_HANDLE", " Title ", "Vendor"], columns)).toEqual({ handle: 0, title: 1 });
});

test("prefers its own spelling, then the better match", () => {
  expect(matchColumns(["Handle", "Product handle", "Published", "Status"], columns)).toEqual({
    handle: 1,
    status: 3,
  });
});

test("reports unmatched headings, which can be matched by hand", () => {
  const headings = ["Handle", "Bezeichnung"];
  const mapping = matchColumns(headings, columns);
  expect(unmatchedHeadings(headings, mapping)).toEqual([1]);
  expect(assignColumn(mapping, 1, "title")).toEqual({ handle: 0, title: 1 });
  expect(assignColumn(mapping, 1, "handle")).toEqual({ handle: 1 });
  expect(assignColumn(mapping, 0, undefined)).toEqual({});
});

test("names missing columns", () => {
  expect(missingColumns([["handle", "title"]], columns, { title: 0 })).toEqual([]);
  expect(missingColumns([["handle", "title"]], columns, {})).toEqual([["Product Handle", "Product Title"]]);
});

test("reads cells with their corrections by column", () => {
  const csv = { headings: ["Handle"], rows: [[" shirt "], ["hat"]] };
  const table = mappedTable(csv, { handle: 0 }, editCell({}, 1, "title", "Hat"));
  expect([table.value(0, "handle"), table.value(1, "title"), table.value(0, "title")]).toEqual([
    "shirt",
    "Hat",
    "",
  ]);
  expect([...table.columns]).toEqual(["handle", "title"]);
});

test("visits each of 10,000 items once in slices", async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => index);
  let visits = 0;
  let wrong = 0;
  let longest = 0;
  let since = 0;
  const told: number[] = [];
  await inSlices(
    items,
    (item, index) => {
      if (item !== index) wrong += 1;
      visits += 1;
      since += 1;
      longest = Math.max(longest, since);
    },
    {
      onProgress: (done) => told.push(done),
      pause: async () => {
        since = 0;
      },
    },
  );
  expect([wrong, visits, longest, told.length, told.at(-1)]).toEqual([0, 10_000, 200, 50, 10_000]);
});
