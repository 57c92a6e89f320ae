import { expect, test } from "vitest";
import { decodeText, parseCsv, writeCsv } from "./csv-table";

test("reads semicolons, commas, tabs, quotes over lines and a byte order mark", async () => {
  for (const sign of [";", ",", "\t"])
    expect(
      await parseCsv(`\uFEFFHandle${sign}Text\r\nshirt${sign}"two\nlines, ; and ""quotes"""\r\n`),
    ).toEqual({
      headings: ["Handle", "Text"],
      rows: [["shirt", 'two\nlines, ; and "quotes"']],
    });
});

test("skips empty lines, empty columns, and the apostrophe of an export", async () => {
  expect(await parseCsv("a;;b;\n1;;'=2;\n;;;\n\n3;;;\n")).toEqual({
    headings: ["a", "b"],
    rows: [
      ["1", "=2"],
      ["3", ""],
    ],
  });
});

test("refuses a file without rows", async () => {
  await expect(parseCsv("Handle;Title\n")).rejects.toMatchObject({ code: "invalid" });
});

test("reads what spreadsheets of other systems write", () => {
  expect(decodeText(new Uint8Array([0xc3, 0xa9]))).toBe("é");
  expect(decodeText(new Uint8Array([0xe9]))).toBe("é");
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xe9, 0x00]))).toBe("é");
});

test("reads and writes 10,000 rows in slices with pauses for the page", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `shirt-${index}`,
    "A text that is long enough.",
  ]);
  let turns = 0;
  const pause = async () => {
    turns += 1;
  };
  const text = await writeCsv(["Handle", "Text"], rows, pause);
  expect(turns).toBe(20);
  expect(text.endsWith("\n")).toBe(false);
  turns = 0;
  const read = await parseCsv(text, { pause });
  expect(read.rows).toHaveLength(10_000);
  expect(read.rows.at(-1)).toEqual(rows.at(-1));
  expect(turns).toBe(Math.ceil(text.length / 262_144));
});

test("stops on request", async () => {
  const controller = new AbortController();
  const reading = parseCsv("a;b\n1;2", {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error("enough")),
  });
  await expect(reading).rejects.toThrow("enough");
});
