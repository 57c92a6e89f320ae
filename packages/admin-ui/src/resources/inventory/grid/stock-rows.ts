import {
  AdminError,
  type Host,
  type MedusaClient,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import {
  readStockItems,
  type StockItem,
  saveStockLevels,
  stockLevelAt,
} from "@tillhouse/extension-sdk/commerce";
import type { GridColumn, GridSource } from "@tillhouse/extension-sdk/grid";
import { mostUnits } from "./parse-count";

type Item = RecordOf<"inventory-items">;

/** What is in stock of one item, as the grid reads it. */
export type StockRow = Pick<Item, "id" | "sku" | "title" | "variants"> & StockItem;

/** A location of the store. */
export type StockLocation = Pick<RecordOf<"stock-locations">, "id" | "name">;

/** Reads items with what is stocked at each location, in the order of their ids; those that are gone are left out. */
export async function readStockRows(
  client: Pick<MedusaClient, "admin">,
  ids: readonly string[],
): Promise<StockRow[]> {
  const found = new Map((await readStockItems<StockRow>(client, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Reads items by their SKUs, also where those are written in capitals or without. */
export function findStockRows(
  client: Pick<MedusaClient, "admin">,
  skus: readonly string[],
): Promise<StockRow[]> {
  // The store compares letter by letter.
  const spelled = new Set(skus.flatMap((sku) => [sku, sku.toUpperCase(), sku.toLowerCase()]));
  return readStockItems<StockRow>(client, [...spelled], "sku");
}

const levelOf = (row: StockRow, locationId: string) => stockLevelAt([row], row.id, locationId);
const stockedAt = (row: StockRow, locationId: string) => levelOf(row, locationId)?.stocked_quantity ?? null;

/** The row with so much at a location; nothing is stocked there where it is `null`. */
function withLevel(row: StockRow, location_id: string, stocked_quantity: number | null): StockRow {
  const others = (row.location_levels ?? []).filter((level) => level.location_id !== location_id);
  const reserved_quantity = levelOf(row, location_id)?.reserved_quantity ?? 0;
  return {
    ...row,
    location_levels:
      stocked_quantity === null ? others : [...others, { location_id, stocked_quantity, reserved_quantity }],
  };
}

/** Where the rows of the grid of stock are kept. Each location is a write of its own, which the store takes or refuses. */
export function stockSource(host: Pick<Host, "client" | "translate" | "invalidate">): GridSource<StockRow> {
  return {
    read: (ids) => readStockRows(host.client, ids),
    write: async (row, values, refuse) => {
      let written = row;
      for (const [location_id, value] of Object.entries(values)) {
        const stocked = typeof value === "number" ? value : null;
        const level = { item_id: row.id, location_id, stocked, was: stockedAt(row, location_id) };
        try {
          await saveStockLevels([level], { host });
          written = withLevel(written, location_id, stocked);
        } catch (thrown) {
          const error = toAdminError(thrown);
          if (error.code === "unauthorized") throw error;
          const isReserved = stocked === null && (levelOf(row, location_id)?.reserved_quantity ?? 0) > 0;
          refuse(
            location_id,
            // The store names ids.
            isReserved && error.code !== "network"
              ? new AdminError(error.code, host.translate("inventory-items.grid.isReserved"), {
                  cause: error,
                })
              : error,
          );
        }
      }
      return written;
    },
  };
}

/** As wide as the name of a location, in pixels, within reason. */
const widthOf = (title: string) => Math.min(260, Math.max(120, 32 + title.length * 7));

/** The columns of the grid of stock: what an item is, and what is stocked at each location. */
export function stockColumns({
  locations,
  translate,
}: {
  locations: readonly StockLocation[];
  translate: Host["translate"];
}): GridColumn<StockRow>[] {
  return [
    {
      kind: "readOnly",
      id: "item",
      title: translate("inventory-items.fields.product_title"),
      width: 260,
      value: ({ variants = [], title, sku, id }) => {
        const [variant, ...others] = variants;
        const sold = others.length === 0 ? variant?.title : variants.map((one) => one.title).join(", ");
        return [variant?.product?.title || title || sku || id, sold].filter(Boolean).join(" · ");
      },
    },
    {
      kind: "text",
      id: "sku",
      title: translate("inventory-items.fields.sku"),
      isCode: true,
      isReadOnly: true,
      width: 180,
      value: ({ sku }) => sku,
    },
    ...locations.map(
      ({ id, name }): GridColumn<StockRow> => ({
        kind: "number",
        id,
        title: name,
        width: widthOf(name),
        minimum: 0,
        maximum: mostUnits,
        value: (row) => stockedAt(row, id),
        warning: (stocked, row) => {
          const reserved = levelOf(row, id)?.reserved_quantity ?? 0;
          return reserved > (stocked ?? 0)
            ? translate("inventory-items.grid.belowReserved", { count: reserved })
            : undefined;
        },
      }),
    ),
    ...locations.map(
      ({ id, name }): GridColumn<StockRow> => ({
        kind: "readOnly",
        id: `reserved ${id}`,
        title: translate("inventory-items.grid.reservedAt", { location: name }),
        width: 160,
        isHidden: true,
        value: (row) => {
          const level = levelOf(row, id);
          return level === undefined ? null : String(level.reserved_quantity);
        },
      }),
    ),
  ];
}
