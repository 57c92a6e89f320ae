import type { RecordsPage } from "./data";

/** How many records are asked for at once, where the API takes no more. */
const usualStride = 200;

/** Reads the newest records of a store that answers one page of them at a time, up to as many as are wanted, each once. */
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
  // What comes or goes meanwhile moves others to the next page, and so do records that are equally new.
  const records = new Map<unknown, Item>();
  for (let offset = 0; ; ) {
    const limit = Math.min(stride, newest - offset);
    const page = await readPage({ limit, offset });
    offset += page.records.length;
    for (const record of page.records) records.set(Object(record).id ?? record, record);
    if (page.records.length === 0 || offset >= Math.min(newest, page.count))
      return {
        records: [...records.values()],
        count: page.count,
        unread: Math.max(0, page.count - records.size),
      };
  }
}
