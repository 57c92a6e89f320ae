import { idsIn, type MockDatabase } from "../database/mock-database";
import { MockError, notAllowed, refuse } from "../database/mock-error";
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

/** More of a line is reserved than is left of it: the one thing that the store compares. */
function requireLeft({ db }: MockCall, lineId: unknown, more: number): void {
  const line = db.require("line_item", lineId);
  const reserved = db.by("reservation_item", "line_item_id", line.id);
  const total = reserved.reduce((sum, { quantity }) => sum + quantity, more);
  if (total > line.quantity - (line.fulfilled_quantity ?? 0))
    refuse("The reservation quantity cannot be greater than the unfulfilled line item quantity");
}

/** Counts what is reserved at a place. A place that does not keep the thing counts nothing. */
function countReserved(db: MockDatabase, itemId: string, at: { locationId: string; more: number }): void {
  const level = db
    .by("inventory_level", "inventory_item_id", itemId)
    .find(({ location_id }) => location_id === at.locationId);
  if (level !== undefined) level.reserved_quantity += at.more;
}

function moveReservation(call: MockCall, row: MockRow | undefined): object {
  const { db, payload, user } = call;
  const itemId = String(row?.inventory_item_id ?? payload.inventory_item_id);
  const locationId = String(payload.location_id ?? row?.location_id);
  const quantity = Number(payload.quantity ?? row?.quantity);
  const held = Number(row?.quantity ?? 0);
  const isKept = db
    .by("inventory_level", "inventory_item_id", itemId)
    .some(({ location_id }) => location_id === locationId);
  if (row === undefined && !isKept)
    throw new MockError({
      status: 404,
      message: `Item ${itemId} is not stocked at location ${locationId}`,
    });
  const lineId = row?.line_item_id ?? payload.line_item_id;
  if (lineId) requireLeft(call, lineId, quantity - held);
  if (row !== undefined) countReserved(db, itemId, { locationId: String(row.location_id), more: -held });
  countReserved(db, itemId, { locationId, more: quantity });
  updateVariantStock(db, itemId);
  return row === undefined ? { created_by: user.id } : {};
}

/** What the list adds to its rows where it is asked: the thing itself, and the line with its order. */
function expandReservation(db: MockDatabase, row: MockRow, asked: unknown): object {
  const names = String(asked ?? "").split(",");
  const item = names.includes("inventory_item")
    ? db.find("inventory_item", row.inventory_item_id)
    : undefined;
  const line = names.includes("line_item") ? db.find("line_item", row.line_item_id) : undefined;
  const order = db.find("order", line?.order_id);
  return {
    ...(item && { inventory_item: serializeRow(db, { table: "inventory_item", row: item }) }),
    ...(line && {
      line_item: {
        ...serializeRow(db, { table: "line_item", row: line }),
        order: order === undefined ? null : serializeRow(db, { table: "order", row: order }),
      },
    }),
  };
}

const reservations: MockResource = {
  path: "/reservations",
  table: "reservation_item",
  one: "reservation",
  many: "reservations",
  listFields:
    "location_id inventory_item_id quantity line_item_id description metadata created_at updated_at",
  limit: 20,
  filters: {
    description: (_db, { description }, asked) => {
      const { contains } = Object(asked);
      const held = String(description ?? "");
      return contains === undefined
        ? held === asked
        : held.toLowerCase().includes(String(contains).toLowerCase());
    },
  },
  columnsOf: moveReservation,
  finish: (db, row, shown, { isList, query }) =>
    isList ? { ...shown, ...expandReservation(db, row, query.expand) } : shown,
  deleting: ({ db }, row) => {
    const itemId = String(row.inventory_item_id);
    countReserved(db, itemId, { locationId: String(row.location_id), more: -Number(row.quantity) });
    updateVariantStock(db, itemId);
  },
};

const reservationRoutes = resourceRoutes(reservations);

/** What is in stock, where, and what of it is promised. */
export const inventoryRoutes: MockRoutes = {
  ...resourceRoutes(items),
  ...reservationRoutes,
  // The store answers nothing of what it has changed.
  "POST /reservations/:id": async (call) => {
    await reservationRoutes["POST /reservations/:id"]?.(call);
    return {};
  },
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
