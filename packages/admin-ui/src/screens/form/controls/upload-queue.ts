/** How many files are on their way at once. */
const filesAtOnce = 3;

/** Work that waits for its turn; what ends, well or not, lets the next one begin. */
export interface UploadQueue {
  /** Settles as the work does. Work whose signal ends while it waits is not begun. */
  add<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** A queue with nothing in it. */
export function createUploadQueue(atOnce = filesAtOnce): UploadQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = () => {
    while (running < atOnce) {
      const first = waiting.shift();
      if (first === undefined) return;
      running += 1;
      first();
    }
  };
  return {
    async add(work, signal) {
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => {
          const place = waiting.indexOf(resolve);
          if (place === -1) return;
          waiting.splice(place, 1);
          reject(signal.reason);
        });
        begin();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        begin();
      }
    },
  };
}

/**
 * Puts an address where its file belongs: many are sent side by side, and the first one to arrive need not be the first one that
 * was chosen.
 *
 * @param places of the addresses that were uploaded before, the place in which each was chosen
 * @example insertInOrder(["b"], "a", new Map([["a", 0], ["b", 1]])) // ["a", "b"]
 */
export function insertInOrder(
  addresses: readonly string[],
  address: string,
  places: ReadonlyMap<string, number>,
): string[] {
  const own = places.get(address) ?? 0;
  const at = addresses.findIndex((other) => (places.get(other) ?? -1) > own);
  return at === -1 ? [...addresses, address] : [...addresses.slice(0, at), address, ...addresses.slice(at)];
}
