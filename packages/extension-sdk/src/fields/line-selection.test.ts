import { describe, expect, it } from "vitest";
import { linesSchema } from "../inputs/lines/lines-schema";
import {
  type LineSelection,
  linesPayload,
  selectedAmount,
  selectedLines,
  selectedQuantity,
} from "./line-selection";

const line = (parts: Partial<LineSelection> = {}): LineSelection => ({
  item_id: "a",
  title: "Shirt",
  quantity: 0,
  maximum: 3,
  amount: 1000,
  ...parts,
});

it("counts only valid quantities within the limits", () => {
  const counted = [2, 4, -1, 1.5, Number.NaN, null].map((quantity) => selectedQuantity(line({ quantity })));
  expect(counted).toEqual([2, 3, 0, 0, 0, 0]);
  expect(selectedLines([line(), line({ item_id: "b", quantity: 1 })])).toMatchObject([{ item_id: "b" }]);
});

it("is worth its share, and in total the full amount to the last cent", () => {
  expect(selectedAmount([line({ quantity: 1 })])).toBe(333);
  expect(selectedAmount([line({ quantity: 3 }), line({ quantity: 1 })])).toBe(1333);
  expect(selectedAmount([line({ quantity: 1, maximum: 1, amount_quantity: 3 })])).toBe(333);
  expect(selectedAmount([line({ quantity: Number.NaN }), line({ quantity: 0, maximum: 0 })])).toBe(0);
});

describe("what is chosen", () => {
  it("is sent with its reason and note", () => {
    const lines = [
      line({ quantity: 2, reason: "rr_1", note: " torn " }),
      line({ item_id: "b" }),
      line({ item_id: "c", quantity: 1, note: " ", reason: null }),
    ];
    expect(selectedLines(lines).map(({ item_id }) => item_id)).toEqual(["a", "c"]);
    expect(linesPayload(lines)).toEqual([
      { item_id: "a", quantity: 2, reason_id: "rr_1", note: "torn" },
      { item_id: "c", quantity: 1 },
    ]);
  });

  it.each([
    ["nothing", [line()], "orders.lines.chooseOne"],
    ["no lines at all", [], "orders.lines.chooseOne"],
    ["more than there are", [line({ quantity: 4 })], "ui.lines.wrong"],
    ["a part of a unit", [line({ quantity: 1.5 })], "ui.lines.wrong"],
    ["less than none", [line({ quantity: -1 })], "ui.lines.wrong"],
    ["no number", [line({ quantity: Number.NaN }), line({ quantity: 1 })], "ui.lines.wrong"],
    ["what a draft made of it", [line({ quantity: null }), line({ quantity: 1 })], "ui.lines.wrong"],
  ])("is refused when it is %s", (_, lines, message) => {
    const { issues } = linesSchema["~standard"].validate(lines) as {
      issues?: { message: string; path?: unknown[] }[];
    };
    expect(issues?.map(({ message: told }) => told)).toContain(message);
    expect(issues?.every(({ path = [] }) => path.length === 0)).toBe(true);
  });

  it("is accepted within its limits", () => {
    expect(linesSchema["~standard"].validate([line({ quantity: 3 }), line()])).not.toHaveProperty("issues");
  });
});
