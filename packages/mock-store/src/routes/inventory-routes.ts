import { idsIn, type MockDatabase } from "../database/mock-database";
import { notAllowed, refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { serializeRow } from "../database/serialize-row";
import { availableOf, itemOfVariant, updateVariantStock } from "../database/stock";
import type { MockCall, MockRoutes } from "../http/mock-call";
import { textsIn } from "../http/mock-call";
import { type MockResource, ownColumns, resourceRoutes, showRecord } from "./mock-resource";

function levels(db: MockDatabase, itemId: string): object[] {
  return db
    .by("inventory_level", "inventory_item_id", itemId)
    .map((row) => serializeRow(db, { table: "inventory_level", row }));
}

function sumOf(db: MockDatabase, itemId: string, column: "stocked_quantity" | "reserved_quantity"): number {
  return db.by("inventory_level", "inventory_item_id", itemId).reduce((sum, level) => sum + level[column], 0);
}

const items: MockResource = {
  path: "/inventory-items",
  table: "inventory_item",
  one: "inventory_item",
  many: "inventory_items",
  fields:
    "sku title description thumbnail origin_country hs_code requires_shipping mid_code material weight length height width metadata created_at updated_at",
  search: ["sku", "title"],
  filters: {
    location_id: (db, row, asked) =>
      db
        .by("inventory_level", "inventory_item_id", row.id)
        .some(({ location_id }) => textsIn(asked).includes(location_id)),
  },
  limit: 20,
  finish: (db, row, shown, { isList }) => ({
    ...shown,
    ...(isList
      ? {
          variants: db
            .by("product_variant_inventory_item", "inventory_item_id", row.id)
            .flatMap(({ variant_id }) => {
              const variant = db.find("product_variant", variant_id);
              return variant === undefined
                ? []
                : [
                    serializeRow(
                      db,
                      { table: "product_variant", row: variant },
                      { expansion: { product: {} } },
                    ),
                  ];
            }),
        }
      : {}),
    reserved_quantity: sumOf(db, row.id, "reserved_quantity"),
    stocked_quantity: sumOf(db, row.id, "stocked_quantity"),
    location_levels: levels(db, row.id),
  }),
  written: ({ db, payload }, item) => {
    if (payload.variant_id !== undefined)
      db.insert("product_variant_inventory_item", {
        inventory_item_id: item.id,
        variant_id: payload.variant_id,
      });
  },
  deleting: ({ db }, { id }) => {
    for (const table of ["inventory_level", "reservation_item", "product_variant_inventory_item"] as const)
      for (const row of db.by(table, "inventory_item_id", id).slice()) db.remove(table, row.id);
  },
};

function levelAt(call: MockCall): MockRow | undefined {
  const { db, params, payload } = call;
  const location = params.location_id ?? payload.location_id;
  return db
    .by("inventory_level", "inventory_item_id", params.id)
    .find(({ location_id }) => location_id === location);
}

const shownItem = (call: MockCall) => ({
  inventory_item: showRecord(call.db, items, call.db.require("inventory_item", call.params.id)),
});

const levelRoutes: MockRoutes = {
  "GET /inventory-items/:id/location-levels": ({ db, params }) => {
    const { id } = db.require("inventory_item", params.id);
    return { inventory_item: { id, location_levels: levels(db, id) } };
  },
  "POST /inventory-items/:id/location-levels": (call) => {
    const { db, params, payload } = call;
    const { id } = db.require("inventory_item", params.id);
    db.require("stock_location", payload.location_id);
    if (levelAt(call) !== undefined)
      refuse(`Item ${id} is already stocked at location ${payload.location_id}`);
    db.insert("inventory_level", {
      ...ownColumns({ table: "inventory_level" }, payload),
      inventory_item_id: id,
    });
    updateVariantStock(db, id);
    return shownItem(call);
  },
  "POST /inventory-items/:id/location-levels/:location_id": (call) => {
    const { db, params, payload } = call;
    const level = levelAt(call) ?? db.require("inventory_level", params.location_id);
    db.update("inventory_level", level, payload);
    updateVariantStock(db, String(params.id));
    return shownItem(call);
  },
  "DELETE /inventory-items/:id/location-levels/:location_id": (call) => {
    const { db, params } = call;
    const level = levelAt(call);
    if (Number(level?.reserved_quantity ?? 0) > 0)
      notAllowed(
        `Cannot remove Location level ${params.id} at Location ${params.location_id} because there are reservations at location`,
      );
    db.remove("inventory_level", level?.id);
    updateVariantStock(db, String(params.id));
    return shownItem(call);
  },
};

function moveReservation({ db, payload }: MockCall, row: MockRow | undefined): object {
  const itemId = String(row?.inventory_item_id ?? payload.inventory_item_id);
  const locationId = String(payload.location_id ?? row?.location_id);
  const level = db
    .by("inventory_level", "inventory_item_id", itemId)
    .find(({ location_id }) => location_id === locationId);
  if (level === undefined) refuse(`Inventory level for item ${itemId} and location ${locationId} not found`);
  const held = row?.location_id === locationId ? Number(row.quantity) : 0;
  const quantity = Number(payload.quantity ?? row?.quantity);
  if (quantity - held > level.stocked_quantity - level.reserved_quantity)
    refuse(`The reservation quantity cannot be greater than the unfulfilled line item quantity`);
  level.reserved_quantity += quantity - held;
  updateVariantStock(db, itemId);
  return {};
}

const reservations: MockResource = {
  path: "/reservations",
  table: "reservation_item",
  one: "reservation",
  many: "reservations",
  listFields:
    "location_id inventory_item_id quantity line_item_id description metadata created_at updated_at",
  limit: 20,
  columnsOf: moveReservation,
  deleting: ({ db }, row) => {
    const level = db
      .by("inventory_level", "inventory_item_id", row.inventory_item_id)
      .find(({ location_id }) => location_id === row.location_id);
    if (level !== undefined) level.reserved_quantity -= Number(row.quantity);
    updateVariantStock(db, String(row.inventory_item_id));
  },
};

/** What is in stock, where, and what of it is promised. */
export const inventoryRoutes: MockRoutes = {
  ...resourceRoutes(items),
  ...resourceRoutes(reservations),
  ...levelRoutes,
  "GET /variants/:id/inventory": ({ db, params }) => {
    const { id } = db.require("product_variant", params.id);
    const item = itemOfVariant(db, id);
    return {
      variant: {
        id,
        inventory: item === undefined ? [] : [{ ...item, location_levels: levels(db, item.id) }],
        sales_channel_availability: db.rows("sales_channel").map((channel) => ({
          channel_name: channel.name,
          channel_id: channel.id,
          available_quantity:
            item !== undefined && idsIn(channel, "locations").length > 0 ? availableOf(db, item.id) : 0,
        })),
      },
    };
  },
};
