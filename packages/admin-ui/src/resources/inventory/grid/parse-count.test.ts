import { describe, expect, it } from "vitest";
import { linesLeft, matchCount, skusToFind } from "./match-count";
import { type CountSetting, parseCount } from "./parse-count";

const setting: CountSetting = {
  locale: "en",
  locations: [
    { id: "loc_1", name: "Harbour" },
    { id: "loc_2", name: "Shop, Odense" },
  ],
  locationId: "loc_1",
  skuLabel: "Artikelnummer",
};
const read = (text: string, changes: Partial<CountSetting> = {}) => {
  const { lines, problems, head, unusedHeads } = parseCount(text, { ...setting, ...changes });
  return {
    lines: lines.map(({ number, sku, amounts }) => [
      number,
      sku,
      ...amounts.map(
        ({ locationId, value, change }) => `${locationId} ${change === undefined ? value : `by ${change}`}`,
      ),
    ]),
    problems: problems.map(({ kind, lines: [line], said }) => `${line?.number} ${kind} ${said}`),
    head: head?.number,
    unusedHeads,
  };
};

describe("a count that is pasted", () => {
  it.each([
    ["tabs", "A-1\t5\r\nA-2\t0\r\n"],
    ["semicolons", "A-1;5\nA-2;0"],
    ["commas", ' A-1 , 5\n"A-2",0\n\n'],
  ])("is read with %s between SKU and number", (_, text) => {
    expect(read(text)).toEqual({
      lines: [
        [1, "A-1", "loc_1 5"],
        [2, "A-2", "loc_1 0"],
      ],
      problems: [],
      head: undefined,
      unusedHeads: [],
    });
  });

  it.each([
    ["SKU\tCount\nA-1\t5", "its columns are named"],
    ["Vare\tAntal\nA-1\t5", "its first line has no digit"],
    ["Title\tArtikelnummer\tCount\nCup 2\tA-1\t5", "the SKU is not the first column"],
  ])("may begin with a head: %j, %2$s", (text) => {
    expect(read(text)).toMatchObject({ lines: [[2, "A-1", "loc_1 5"]], problems: [], head: 1 });
  });

  it("says of several locations how much is stocked there, and leaves out what is empty", () => {
    const text = 'Title;sku;"shop, odense";HARBOUR;Barn\nCup;A-1;3;;9\nBowl;A-2;;;\nJug;A-3;x;4;';
    expect(read(text)).toEqual({
      lines: [[2, "A-1", "loc_2 3"]],
      problems: ["3 noNumber A-2", "4 number x"],
      head: 1,
      unusedHeads: ["Title", "Barn"],
    });
  });

  it("is read with the signs of the person's language", () => {
    expect(read("A-1\t1.200\nA-2\t12,5", { locale: "de" })).toMatchObject({
      lines: [[1, "A-1", "loc_1 1200"]],
      problems: ["2 number 12,5"],
    });
    expect(read("A-1\t1,200\nA-2\t12.5")).toMatchObject({
      lines: [[1, "A-1", "loc_1 1200"]],
      problems: ["2 number 12.5"],
    });
  });

  it("may say what comes and goes", () => {
    expect(read("A-1\t+12\nA-2\t−3").lines).toEqual([
      [1, "A-1", "loc_1 by 12"],
      [2, "A-2", "loc_1 by -3"],
    ]);
  });

  it("names what cannot be read, and guesses nothing", () => {
    expect(read("A-1\tfive\nA-2\nA-3\t5\t6\n\t7\nA-4\t9999999999\nA-5\tCup\t8")).toMatchObject({
      lines: [[6, "A-5", "loc_1 8"]],
      problems: [
        "1 number five",
        "2 noNumber A-2",
        "3 severalNumbers A-3",
        "4 noSku ",
        "5 number 9999999999",
      ],
    });
    // Between commas it may be 1,000 or 1 and 0.
    expect(read("A-1,1,000").problems).toEqual(["1 severalNumbers A-1"]);
  });
});

describe("what a count is about", () => {
  const items = [
    { id: "one", sku: "A-1" },
    { id: "two", sku: "a-2 " },
    { id: "low", sku: "b" },
    { id: "high", sku: "B" },
    { id: "none", sku: null },
  ];
  const match = (text: string) => {
    const parsed = parseCount(text, setting);
    const { matched, problems } = matchCount(parsed, items);
    return {
      matched: matched.map(({ itemId, line }) => `${line.number} ${itemId}`),
      problems: problems.map(
        ({ kind, lines, said }) => `${lines.map(({ number }) => number)} ${kind} ${said}`,
      ),
      left: linesLeft(parsed, problems),
      toFind: skusToFind(parsed, items),
    };
  };

  it("is found by its SKU, in other letters where one item alone can be meant", () => {
    expect(match("a-1\t1\nA-2\t2\nB\t3")).toEqual({
      matched: ["1 one", "2 two", "3 high"],
      problems: [],
      left: "",
      // Another item may have these very letters.
      toFind: ["a-1", "A-2"],
    });
    const loose = matchCount(parseCount("A-1\t1", setting), [
      { id: "x", sku: "a-1" },
      { id: "y", sku: "A-1" },
    ]);
    expect(loose.matched.map(({ itemId }) => itemId)).toEqual(["y"]);
    const both = matchCount(parseCount("Ab\t1", setting), [
      { id: "x", sku: "ab" },
      { id: "y", sku: "AB" },
    ]);
    expect(both.problems.map(({ kind }) => kind)).toEqual(["ambiguous"]);
  });

  it("keeps lines that are not used, below their head", () => {
    expect(match("SKU\tCount\nA-1\t1\nX-9\t2\na-1\t3\nB\tx\nA-2\t4")).toEqual({
      matched: ["6 two"],
      problems: ["2,4 doubled A-1", "3 unknown X-9", "5 number x"],
      left: "SKU\tCount\nA-1\t1\nX-9\t2\na-1\t3\nB\tx",
      toFind: ["X-9", "a-1", "A-2"],
    });
  });
});
