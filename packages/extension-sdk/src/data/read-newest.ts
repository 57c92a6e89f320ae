import type { RecordsPage } from "./data";

/** How many records are asked for at once, where the API takes no more. */
const usualStride = 200;

/** Reads the newest records of a store that answers one page of them at a time, up to as many as are wanted. */
export async function readNewest<Item>(
  readPage: (query: {
    /** The most records of the page. */
    limit: number;
    /** How many records come before it. */
    offset: number;
  }) => Promise<RecordsPage<Item>>,
  newest: number,
  stride = usualStride,
): Promise<RecordsPage<Item>> {
  const records: Item[] = [];
  for (;;) {
    const limit = Math.min(stride, newest - records.length);
    const page = await readPage({ limit, offset: records.length });
    records.push(...page.records);
    if (page.records.length === 0 || records.length >= Math.min(newest, page.count))
      return { records, count: page.count, unread: Math.max(0, page.count - records.length) };
  }
}
