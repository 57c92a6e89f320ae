import { array, int, literal, minimum, nullable, number, object, optional, string } from "zod/mini";
import type { MedusaClient } from "../../client/medusa-client";
import { readInChunks } from "../../data/read-in-chunks";
import { AdminError } from "../../errors/errors";
import type { Host } from "../../host/host";
import type { ActionProgress } from "../../records/action-progress";
import { runSteps, type Step } from "../../tasks/steps";
import { type StockItem, stockLevelAt } from "../stock/stock";

/** A number of a level that somebody can set; what is reserved follows from reservations. */
export type LevelQuantity = "stocked_quantity" | "incoming_quantity";

/**
 * How many units are to be stocked at a location of one inventory item, and how many were stocked there when somebody began to change
 * it.
 */
export interface StockLevelValue {
  /** Id of the inventory item. */
  item_id: string;
  /** Id of the stock location. */
  location_id: string;
  /** Which number of the level it is: what is stocked there when left out, or what is on its way there. */
  quantity?: LevelQuantity;
  /** Units that are to be stocked there; `null` where the location is not to stock it. */
  stocked: number | null;
  /** Units that were stocked there; `null` where the location did not stock it. */
  was: number | null;
  /** Units that come or go, where somebody typed `+12` or `-3`: they count from what is stocked there when it is sent. */
  change?: number;
}

/** What a form holds of levels: those that were changed. @example const schema = object({ levels: stockLevelsSchema }); */
export const stockLevelsSchema = array(
  object({
    item_id: string(),
    location_id: string(),
    quantity: optional(literal(["stocked_quantity", "incoming_quantity"])),
    stocked: nullable(number().check(int("ui.number.integer"), minimum(0, "variants.errors.negative"))),
    was: nullable(number()),
    change: optional(number()),
  }),
);

/** The number of a level that a value is about; `null` where the location does not stock the item. */
function quantityOf(
  items: readonly StockItem[],
  { item_id, location_id, quantity }: Pick<StockLevelValue, "item_id" | "location_id" | "quantity">,
): number | null {
  const level = stockLevelAt(items, item_id, location_id);
  return level === undefined ? null : (level[quantity ?? "stocked_quantity"] ?? 0);
}

/**
 * What is stocked of an item at locations, unchanged: one level for each location, in their order. Of what is on its way: one for each
 * location that stocks the item.
 *
 * @example const levels = stockLevelValues(item, locations.map(({ id }) => id));
 */
export function stockLevelValues(
  item: StockItem,
  locationIds: readonly string[],
  quantity: LevelQuantity = "stocked_quantity",
): StockLevelValue[] {
  const isIncoming = quantity === "incoming_quantity";
  const levels = locationIds.map((location_id) => {
    const level = { item_id: item.id, location_id, ...(isIncoming && { quantity }) };
    const was = quantityOf([item], level);
    return { ...level, stocked: was, was };
  });
  return isIncoming ? levels.filter(({ was }) => was !== null) : levels;
}

/** The levels that somebody has changed. @example const isUnchanged = changedLevels(values.levels).length === 0; */
export function changedLevels(levels: readonly StockLevelValue[]): StockLevelValue[] {
  return levels.filter(({ stocked, was, change }) => stocked !== was || (change ?? 0) !== 0);
}

/**
 * What takes changed levels back: as much as was stocked there before, where nobody has changed it since.
 *
 * @example undo: ({ levels }) => ({ levels: levelsBefore(levels) })
 */
export function levelsBefore(levels: readonly StockLevelValue[]): StockLevelValue[] {
  return changedLevels(levels).map(({ stocked, was, change, ...level }) =>
    change === undefined || was === null
      ? { ...level, stocked: was, was: stocked }
      : // Others may have counted on from it meanwhile.
        { ...level, stocked: was, was: was + change, change: -change },
  );
}

/**
 * Reads a typed change of a number, such as `+12` or `-3`; `undefined` where it is none. Digits of other scripts count.
 *
 * @example readStockChange("+12") // 12
 */
export function readStockChange(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[\s\u200e\u200f\u061c]/g, "")
    .replace(/[−–]/g, "-")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
  return /^[+-]\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/**
 * What is in stock of inventory items, as it is at this moment. As many as there are: the store is asked in slices.
 *
 * @param values ids of inventory items, or their SKUs letter by letter
 * @param by what the values are
 * @example const [item] = await readStockItems(host.client, [variant.inventory_items[0].inventory_item_id]);
 * @example const items = await readStockItems(host.client, ["MUG-BLUE", "MUG-RED"], "sku");
 */
export async function readStockItems<Item extends StockItem = StockItem>(
  { admin: { custom: api } }: Pick<MedusaClient, "admin">,
  values: readonly string[],
  by: "id" | "sku" = "id",
): Promise<Item[]> {
  const asked = [...new Set(values)];
  if (asked.length === 0) return [];
  const { inventory_items } = await readInChunks({ [by]: asked, limit: asked.length }, (query) =>
    api.get<{ inventory_items: Item[] }>("/inventory-items", { ...query }),
  );
  return inventory_items;
}

/** From how many to how many units a level was changed; noted before it is sent. */
interface LevelNote {
  from: number | null;
  to: number | null;
}

/**
 * Writes changed levels, location by location, after reading what is stocked there now. A number is written only where nobody else has
 * changed it meanwhile; what comes or goes (`change`) counts from what is stocked there now. Another try goes on where the last one
 * stopped, and sends nothing twice.
 *
 * @throws AdminError `conflict` where somebody else has changed a level, or less than nothing would be stocked there
 * @example run: ({ values: { levels }, host, progress }) => saveStockLevels(levels, { host, progress })
 */
export async function saveStockLevels(
  levels: readonly StockLevelValue[],
  {
    host,
    progress,
  }: {
    /** What the admin gives. */
    host: Pick<Host, "client" | "translate" | "invalidate">;
    /** Notes of what is done, which another try goes on from. */
    progress?: ActionProgress;
  },
): Promise<unknown> {
  const changed = changedLevels(levels);
  const read = () =>
    readStockItems(
      host.client,
      changed.map(({ item_id }) => item_id),
    );
  const held = await read();
  const steps = changed.map((level): Step<string, LevelNote> => {
    const { item_id, location_id, quantity = "stocked_quantity", stocked, was, change } = level;
    const from = quantityOf(held, level);
    // An empty number of what is on its way is none; the location goes on to stock the item.
    const wanted = quantity === "incoming_quantity" ? (stocked ?? 0) : stocked;
    const to = change === undefined || from === null ? wanted : from + change;
    const refuse = (now: number | null) => {
      // Whoever shows the number reads it anew, so that it can be looked at and saved again.
      for (const name of ["inventory-items", "variants"]) void host.invalidate(name);
      throw new AdminError(
        "conflict",
        host.translate("stock.errors.changedMeanwhile", { was: was ?? "–", now: now ?? "–" }),
      );
    };
    const path = `/inventory-items/${encodeURIComponent(item_id)}/location-levels`;
    const at = `${path}/${encodeURIComponent(location_id)}`;
    return {
      id: [item_id, location_id, quantity, stocked, change].join(" "),
      input: { from, to },
      find: async (noted, { isLost }) => {
        const now = isLost ? quantityOf(await read(), level) : from;
        const sent = noted?.input ?? (isLost ? { from, to } : undefined);
        if (sent !== undefined && now === sent.to) return "done";
        if (sent !== undefined && now !== sent.from) refuse(now);
        if (sent === undefined && change === undefined && now === wanted) return "done";
        if (sent === undefined && change === undefined && now !== was) refuse(now);
        if (to !== null && to < 0)
          throw new AdminError("conflict", host.translate("stock.errors.belowNothing", { now: now ?? 0 }));
        return undefined;
      },
      run: async () => {
        const { custom: api } = host.client.admin;
        if (to === null) await api.delete(at);
        else if (from === null) await api.post(path, { location_id, stocked_quantity: 0, [quantity]: to });
        else await api.post(at, { [quantity]: to });
        return "done";
      },
    };
  });
  return runSteps(steps, { progress });
}
