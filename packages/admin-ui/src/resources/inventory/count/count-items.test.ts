import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import {
  type CountItem,
  countItemName,
  countItemOf,
  findByCode,
  indexCodes,
  withStocked,
} from "./count-items";

function item(id: string, codes: string[]): CountItem {
  return { id, title: id, variant: "", sku: "", thumbnail: null, codes, levels: [] };
}
const idsOf = (items: readonly CountItem[], code: string) =>
  findByCode(indexCodes(items), code).map(({ id }) => id);

describe("what is kept of an item", () => {
  it("has the codes of all its variants, and its product's name", () => {
    const kept = countItemOf({
      id: "iitem_1",
      sku: "MUG-OCEAN",
      title: null,
      location_levels: [{ location_id: "sloc_1", stocked_quantity: 4, reserved_quantity: 1 }],
      variants: [
        { title: "Ocean", sku: "MUG-OCEAN", ean: "4006381333931", product: { title: "Harbour mug" } },
        { title: "Gift box", upc: "036000291452", barcode: "BOX 7" },
      ],
      // The published type has far more columns than this function reads.
    } as unknown as RecordOf<"inventory-items">);
    expect(kept).toMatchObject({
      title: "Harbour mug",
      variant: "Ocean, Gift box",
      codes: ["MUG-OCEAN", "4006381333931", "036000291452", "BOX 7"],
      levels: [{ location_id: "sloc_1", stocked: 4, reserved: 1 }],
    });
    expect(countItemName(kept)).toBe("Harbour mug · Ocean, Gift box");
  });
});

describe("a code", () => {
  it("is found however it is typed or scanned", () => {
    const items = [item("mug", ["Mug-Ocean", "4006381333931"]), item("bowl", ["BOX 7"])];
    expect(idsOf(items, " mug-ocean\r\n")).toEqual(["mug"]);
    expect(idsOf(items, "\u001d4006381333931")).toEqual(["mug"]);
    expect(idsOf(items, "box7")).toEqual(["bowl"]);
    expect(idsOf(items, "40063813")).toEqual([]);
    expect(idsOf(items, "  ")).toEqual([]);
  });

  it("is the same number with 8, 12, 13 or 14 digits", () => {
    const items = [item("soap", ["036000291452"]), item("salt", ["042100005264"])];
    expect(idsOf(items, "0036000291452")).toEqual(["soap"]);
    expect(idsOf(items, "00036000291452")).toEqual(["soap"]);
    // A UPC-E leaves out zeros in the middle.
    expect(idsOf(items, "04252614")).toEqual(["salt"]);
  });

  it("means what has it exactly before what has it in another length", () => {
    const items = [item("one", ["036000291452"]), item("two", ["0036000291452"])];
    expect(idsOf(items, "0036000291452")).toEqual(["two"]);
    expect(idsOf(items, "00036000291452")).toEqual(["one", "two"]);
  });

  it("may be that of several items", () => {
    expect(idsOf([item("one", ["7"]), item("two", ["7"])], "7")).toEqual(["one", "two"]);
  });
});

it("notes what was counted at a location, new ones too", () => {
  const mug = { ...item("mug", []), levels: [{ location_id: "a", stocked: 3, reserved: 2 }] };
  expect(withStocked([mug], { item_id: "mug", location_id: "a", counted: 9 })[0]?.levels).toEqual([
    { location_id: "a", stocked: 9, reserved: 2 },
  ]);
  expect(withStocked([mug], { item_id: "mug", location_id: "b", counted: 1 })[0]?.levels).toHaveLength(2);
});
