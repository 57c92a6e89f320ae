import { hasColumn, type MockDatabase } from "./mock-database";
import type { MockRow, RowOf } from "./mock-rows";

/** The inventory item of a variant, if its stock is counted. */
export function itemOfVariant(db: MockDatabase, variantId: string | null): MockRow | undefined {
  const link = db.by("product_variant_inventory_item", "variant_id", variantId)[0];
  return link === undefined ? undefined : db.find("inventory_item", link.inventory_item_id);
}

/** What is on hand and not promised to anybody, over all locations. */
export function availableOf(db: MockDatabase, itemId: string): number {
  return db
    .by("inventory_level", "inventory_item_id", itemId)
    .reduce((sum, { stocked_quantity, reserved_quantity }) => sum + stocked_quantity - reserved_quantity, 0);
}

/** Writes what is available into the variants of an item. */
export function updateVariantStock(db: MockDatabase, itemId: string): void {
  for (const { variant_id } of db.by("product_variant_inventory_item", "inventory_item_id", itemId)) {
    const variant = db.find("product_variant", variant_id);
    if (variant !== undefined) variant.inventory_quantity = availableOf(db, itemId);
  }
}

/** Gives a variant whose stock is counted its item, and writes its quantity into the first location. */
export function restock(db: MockDatabase, variant: RowOf<"product_variant">): void {
  if (variant.manage_inventory !== true) return;
  const location = db.rows("stock_location")[0];
  const held = itemOfVariant(db, variant.id);
  const columns = Object.fromEntries(
    Object.entries(variant).filter(
      ([name]) => hasColumn("inventory_item", name) && !/^id$|_at$|^metadata$|^title$/.test(name),
    ),
  );
  const item = held ?? db.insert("inventory_item", columns);
  if (held === undefined)
    db.insert("product_variant_inventory_item", { inventory_item_id: item.id, variant_id: variant.id });
  if (location === undefined) return;
  const level = db.by("inventory_level", "inventory_item_id", item.id)[0];
  const difference = variant.inventory_quantity - availableOf(db, item.id);
  if (level === undefined)
    db.insert("inventory_level", {
      inventory_item_id: item.id,
      location_id: location.id,
      stocked_quantity: variant.inventory_quantity,
    });
  else if (difference !== 0) level.stocked_quantity += difference;
}

/** Promises stock to a line, at the first location that has any. */
export function reserve(
  db: MockDatabase,
  { variantId, lineId, quantity }: { variantId: string | null; lineId: string; quantity: number },
): void {
  const item = itemOfVariant(db, variantId);
  const level = item && db.by("inventory_level", "inventory_item_id", item.id)[0];
  if (item === undefined || level === undefined) return;
  db.insert("reservation_item", {
    line_item_id: lineId,
    inventory_item_id: item.id,
    location_id: level.location_id,
    quantity,
  });
  level.reserved_quantity += quantity;
  updateVariantStock(db, item.id);
}

/** Takes back what was promised to a line. @param isGone whether the goods left the house */
export function release(db: MockDatabase, lineId: string, { isGone }: { isGone: boolean }): void {
  for (const reservation of db.by("reservation_item", "line_item_id", lineId).slice()) {
    const level = db
      .by("inventory_level", "inventory_item_id", reservation.inventory_item_id)
      .find(({ location_id }) => location_id === reservation.location_id);
    if (level !== undefined) {
      level.reserved_quantity -= reservation.quantity;
      if (isGone) level.stocked_quantity -= reservation.quantity;
    }
    db.remove("reservation_item", reservation.id);
    updateVariantStock(db, reservation.inventory_item_id);
  }
}
