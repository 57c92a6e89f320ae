import { expect, it } from "vitest";
import { codesFile } from "./code-file";
import type { MadeCode } from "./read-codes";

const code: MadeCode = {
  id: "disc_2",
  code: "SPRING-7KQ2MXPA",
  parent_discount_id: "disc_1",
  is_disabled: false,
  starts_at: "2026-03-01T00:00:00.000Z",
  ends_at: null,
  usage_limit: 1,
  usage_count: 0,
  created_at: "2026-03-01T00:00:00.000Z",
};

it("writes one code below the other, and keeps a spreadsheet from reckoning one", () => {
  const text = codesFile([code, { ...code, code: '=1+1,"' }], ["Code", "Uses"]);
  expect(text.split("\r\n")).toEqual([
    "Code,Uses",
    "SPRING-7KQ2MXPA,0,1,2026-03-01T00:00:00.000Z,,2026-03-01T00:00:00.000Z",
    `"'=1+1,""",0,1,2026-03-01T00:00:00.000Z,,2026-03-01T00:00:00.000Z`,
  ]);
});
