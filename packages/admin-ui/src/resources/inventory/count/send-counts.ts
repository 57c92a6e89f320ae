import { describeError, type Host, toAdminError } from "@tillhouse/extension-sdk";
import { readStockItems, saveStockLevels, stockLevelAt } from "@tillhouse/extension-sdk/commerce";
import {
  progressOf,
  type QueueChange,
  type StockCount,
  sendable,
  settleRefused,
  settleSaved,
} from "./count-queue";
import type { CountStore } from "./count-store";

/** Why counts still wait: nobody answered, nobody is signed in, or the store itself failed. */
export type SendingFailure = "network" | "unauthorized" | "server";

type SendingHost = Pick<Host, "client" | "invalidate" | "translate">;

/** What is stocked at the level of a count right now. */
async function readNow(host: SendingHost, { item_id, location_id }: StockCount): Promise<number | null> {
  const items = await readStockItems(host.client, [item_id]);
  return stockLevelAt(items, item_id, location_id)?.stocked_quantity ?? null;
}

/** Writes one count. @returns what is stocked there instead, where somebody else has changed it; otherwise nothing */
async function sendCount(
  count: StockCount,
  { host, keep }: { host: SendingHost; keep: (notes: StockCount["notes"]) => void },
): Promise<{ now: number | null } | undefined> {
  const { item_id, location_id, counted, was, notes } = count;
  if (counted === was) {
    // There is nothing to write, but the number may be an old one.
    const now = await readNow(host, count);
    return now === counted ? undefined : { now };
  }
  try {
    await saveStockLevels([{ item_id, location_id, stocked: counted, was }], {
      host,
      progress: progressOf(notes, keep),
    });
    return undefined;
  } catch (thrown) {
    if (toAdminError(thrown).code !== "conflict") throw thrown;
    const now = await readNow(host, count);
    // A number that is stocked there already is no conflict, whoever wrote it.
    return now === counted ? undefined : { now };
  }
}

/** What can be tried again as it is. */
function failureOf(thrown: unknown): SendingFailure | undefined {
  const { code, details } = toAdminError(thrown);
  if (code === "network" || code === "unauthorized") return code;
  return code === "server" || details.isUncertain ? "server" : undefined;
}

/** One tab at a time sends; without locks a look at what is stocked there is before each write nevertheless. */
async function alone(name: string, act: () => Promise<SendingFailure | undefined>) {
  return navigator.locks === undefined ? act() : navigator.locks.request(name, act);
}

/**
 * Sends what waits, one after the other, each once. A count of which no answer came waits on, and is looked up first at the next
 * try.
 *
 * @returns why some still wait; `undefined` where none does
 */
export async function sendCounts(
  store: CountStore,
  { host, userId, onSettled }: { host: SendingHost; userId: string; onSettled: (count: StockCount) => void },
): Promise<SendingFailure | undefined> {
  return alone(`tillhouse.stock-count.${userId}`, async () => {
    let failure: SendingFailure | undefined;
    const settle = (change: QueueChange) => {
      store.apply(change);
      if (change.put !== undefined) onSettled(change.put);
    };
    const passed = new Set<string>();
    const next = () => sendable(store.counts()).find(({ id }) => !passed.has(id));
    for (let count = next(); count !== undefined; count = next()) {
      passed.add(count.id);
      let tried: StockCount = { ...count, isTried: true };
      const keep = (notes: StockCount["notes"]) => {
        tried = { ...tried, notes };
        store.apply({ put: tried, remove: [] });
      };
      store.apply({ put: tried, remove: [] });
      try {
        const refusal = await sendCount(count, { host, keep });
        settle(refusal === undefined ? settleSaved(tried) : settleRefused(store.counts(), tried, refusal));
      } catch (thrown) {
        const again = failureOf(thrown);
        if (again === undefined) {
          const reason = describeError(toAdminError(thrown), host.translate);
          settle(settleRefused(store.counts(), tried, { reason }));
          continue;
        }
        failure = again;
        // Nothing of it has left this browser, so another number may still take its place.
        const isTried = Object.keys(tried.notes).length > 0;
        store.apply({ put: { ...tried, isTried }, remove: [] });
        if (again !== "server") break;
      }
    }
    return failure;
  });
}
