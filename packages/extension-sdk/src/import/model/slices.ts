/** Lets the page draw and take keys before the work goes on. */
export function nextTurn(): Promise<void> {
  // A message comes at once; a timer waits four milliseconds each time.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** How work on many rows is cut. */
export interface SliceOptions {
  /** Items that are worked on without a pause. */
  size?: number;
  /** Ends the work. */
  signal?: AbortSignal;
  /** Told after each slice. */
  onProgress?(done: number, count: number): void;
  /** What is done between two slices; only tests need another. */
  pause?(): Promise<void>;
}

/**
 * Visits many items, a slice at a time, and lets the page draw in between: 10,000 rows are checked while somebody scrolls.
 *
 * @throws the reason of the signal, where that ended it
 * @example await inSlices(rows, (row, index) => check(row, index), { signal, onProgress: setDone });
 */
export async function inSlices<Item>(
  items: readonly Item[],
  visit: (item: Item, index: number) => void,
  { size = 200, signal, onProgress, pause = nextTurn }: SliceOptions = {},
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    signal?.throwIfAborted();
    const end = Math.min(start + size, items.length);
    // `slice` would copy; the loop knows the item is there.
    for (let index = start; index < end; index += 1) visit(items[index] as Item, index);
    onProgress?.(end, items.length);
    if (end < items.length) await pause();
  }
  signal?.throwIfAborted();
}
