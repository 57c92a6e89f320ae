import { AdminError, describeError, toAdminError } from "@tillhouse/extension-sdk";
import type { ImportResult, ImportSending } from "@tillhouse/extension-sdk/import";
import type { PriceScope, PriceWrites } from "../prices/list-prices";
import { pricesAtOnce, sendPrices } from "../prices/list-source";
import { type HeldVariants, readHeld } from "./held-list";
import { type PlannedPrices, writesOfFile } from "./price-writes";

/** What a file is sent with. */
export interface SendingSetting {
  listId: string;
  scopes: readonly PriceScope[];
  planned: PlannedPrices;
  /** Ids of prices of which the person was told that they go: nothing else is deleted but a price that is there twice. */
  announced: readonly string[];
}

/** Rows that the store may refuse before it is asked no more: something is wrong with all of them then. */
const refusedAtMost = 20;

/** The store has looked at the values and wrote none of that call. Of all else another try has to look first. */
const isRefusal = ({ code }: AdminError) => code === "invalid" || code === "conflict";

const noWrites: PriceWrites = { changed: [], added: [], removed: [] };

type Write<Item> = (items: readonly Item[]) => Promise<void>;

/** Parts a list into what goes into one call. */
function pieces<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / pricesAtOnce) }, (_, index) =>
    items.slice(index * pricesAtOnce, (index + 1) * pricesAtOnce),
  );
}

/**
 * Sends what a file sets and the list does not have yet: changes, then new prices, and at last what goes, so that no variant is without
 * its price meanwhile. The list is read right before, which makes every try safe: a price that an earlier one has added, also where its
 * answer was lost, is there now and is not added again.
 */
export async function sendFile(
  { host, signal, onProgress }: ImportSending,
  { listId, scopes, planned, announced }: SendingSetting,
): Promise<ImportResult> {
  const access = { client: host.client, listId };
  const inList = { listId, scopes };
  const refused = new Map<number, string>();
  let [done, count] = [0, 0];

  /** Of what is refused the halves are sent, until it is known which rows they are. */
  const sendPiece = async <Item extends { row: number }>(items: readonly Item[], write: Write<Item>) => {
    signal.throwIfAborted();
    try {
      await write(items);
    } catch (thrown) {
      const error = toAdminError(thrown);
      if (!isRefusal(error) || refused.size >= refusedAtMost) throw error;
      const [first] = items;
      if (items.length === 1 && first !== undefined) {
        refused.set(first.row, describeError(error, host.translate));
        return;
      }
      const middle = Math.ceil(items.length / 2);
      await sendPiece(items.slice(0, middle), write);
      await sendPiece(items.slice(middle), write);
      return;
    }
    done += items.length;
    onProgress(done, count);
  };
  const sendAll = async <Item extends { row: number }>(items: readonly Item[], write: Write<Item>) => {
    for (const piece of pieces(items.filter(({ row }) => !refused.has(row)))) await sendPiece(piece, write);
  };
  const remove = async (ids: readonly string[]) => {
    for (const removed of pieces(ids)) {
      signal.throwIfAborted();
      await sendPrices(access, { ...noWrites, removed: [...removed] });
      done += removed.length;
      onProgress(done, count);
    }
  };
  const read = async (held: HeldVariants) => writesOfFile(planned, held, inList, { signal });

  const isAnnounced = new Set(announced);
  const writes = await read(await readHeld(access));
  const unlisted = writes.unlisted.filter((id) => isAnnounced.has(id));
  count = writes.changed.length + writes.added.length + writes.doubled.length + unlisted.length;
  onProgress(0, count);
  await sendAll(writes.changed, (items) =>
    sendPrices(access, { ...noWrites, changed: items.map(({ price }) => price) }),
  );
  await sendAll(writes.added, (items) =>
    sendPrices(access, { ...noWrites, added: items.map(({ price }) => price) }),
  );
  await remove(writes.doubled);
  // Where something of the file is missing, what it would replace stays.
  if (refused.size === 0) await remove(unlisted);

  const after = await read(await readHeld(access));
  // An answer that was lost in an earlier try may have come to something after the list was read.
  await remove(after.doubled);
  const left = [...after.changed, ...after.added].filter(({ row }) => !refused.has(row)).length;
  if (left > 0) throw new AdminError("conflict", host.translate("price-lists.import.left", { count: left }));
  const kept = announced.length === 0 ? 0 : after.unlisted.length;
  return {
    refused: [...refused]
      .map(([row, message]) => ({ row, message }))
      .sort((one, other) => one.row - other.row),
    notes: kept === 0 ? [] : [{ code: "pricesNotDeleted", values: { count: kept }, tone: "caution" }],
  };
}
