import { describe, expect, it } from "vitest";
import { formatTsv, parseTsv, planPaste } from "./clipboard";

describe("reading what a spreadsheet has copied", () => {
  it("reads tabs as cells and lines as rows", () => {
    const rows = [
      ["S", "12,50"],
      ["M", ""],
    ];
    expect(parseTsv("S\t12,50\r\nM\t\r\n")).toEqual(rows);
    expect(parseTsv("S\t12,50\nM\t")).toEqual(rows);
  });

  it("reads a quoted cell as one", () => {
    expect(parseTsv('"a\tb\n""c"""\td\n5" nail')).toEqual([['a\tb\n"c"', "d"], ['5" nail']]);
    expect(parseTsv('"never closed\t1')).toEqual([["never closed\t1"]]);
  });

  it("keeps an empty row between others", () => {
    expect(parseTsv("a\n\nb")).toEqual([["a"], [""], ["b"]]);
    expect(parseTsv("")).toEqual([[""]]);
  });

  it("reads what it has written", () => {
    const rows = [
      ['a "b"', "c\td"],
      ["", "line\nbreak"],
    ];
    expect(parseTsv(formatTsv(rows))).toEqual(rows);
  });
});

describe("pasting", () => {
  const size = { rows: 4, columns: 3 };
  const range = (top: number, start: number, bottom = top, end = start) => ({
    from: { row: top, column: start },
    to: { row: bottom, column: end },
  });
  const placed = (...parameters: Parameters<typeof planPaste>) => {
    const { writes, cut } = planPaste(...parameters);
    return [writes.map(({ row, column, text }) => `${row}${column}${text}`).join(" "), cut];
  };

  it("begins at the first cell of the range and counts what does not fit", () => {
    expect(placed([["a", "b"], ["c"]], range(1, 1), size)).toEqual(["11a 12b 21c", 0]);
    expect(placed([["a", "b"], ["c"]], range(3, 2), size)).toEqual(["32a", 2]);
  });

  it("fills a range with one cell or with a block that fits", () => {
    expect(placed([["a"]], range(2, 1, 0, 1), size)).toEqual(["01a 11a 21a", 0]);
    expect(placed([["a"], ["b"]], range(0, 0, 3, 0), size)).toEqual(["00a 10b 20a 30b", 0]);
    expect(placed([["a"], ["b"]], range(0, 0, 2, 0), size)).toEqual(["00a 10b", 0]);
  });
});
