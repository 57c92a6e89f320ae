import { expect, it } from "vitest";
import { readInChunks } from "./read-in-chunks";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `item_${index}`);

/** A store that answers with what it was asked for. */
function storeThat() {
  const asked: number[] = [];
  const read = async ({ id = [] }: { id?: string[] }) => {
    asked.push(id.length);
    return { items: id, limit: 500 };
  };
  return { asked, read };
}

it("reads once what fits into a URL", async () => {
  const { asked, read } = storeThat();
  expect(await readInChunks({ id: ids(100), limit: 500 }, read)).toEqual({ items: ids(100), limit: 500 });
  expect(asked).toEqual([100]);
});

it("reads more in chunks and joins the lists", async () => {
  const { asked, read } = storeThat();
  expect(await readInChunks({ id: ids(250), limit: 500 }, read)).toEqual({ items: ids(250), limit: 500 });
  expect(asked).toEqual([100, 100, 50]);
});
