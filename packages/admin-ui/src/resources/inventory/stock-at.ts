import type { RecordOf } from "@tillhouse/extension-sdk";

type Item = RecordOf<"inventory-items">;
type Level = NonNullable<Item["location_levels"]>[number];

const sumOf = (
  levels: readonly Level[],
  key: "stocked_quantity" | "reserved_quantity" | "incoming_quantity",
) => levels.reduce((sum, level) => sum + level[key], 0);

/** What is stocked at these levels together. */
function countedAt(levels: readonly Level[]) {
  const stocked_quantity = sumOf(levels, "stocked_quantity");
  const reserved_quantity = sumOf(levels, "reserved_quantity");
  return {
    stocked_quantity,
    reserved_quantity,
    available_quantity: stocked_quantity - reserved_quantity,
    incoming_quantity: sumOf(levels, "incoming_quantity"),
  };
}

/** What the list looks for beside what the API says of an item: the sums of its locations, and what is sold of it. */
export function derivedOf({ location_levels = [], variants = [] }: Item) {
  const [variant] = variants;
  const counted = countedAt(location_levels);
  return {
    ...counted,
    product_id: variants.map(({ product_id }) => product_id),
    product_title: variant?.product?.title ?? "",
    variant_title: variant?.title ?? "",
    codes: variants.flatMap(({ ean, upc, barcode }) => [ean, upc, barcode].filter(Boolean)).join(" "),
  };
}

/** An item with the numbers of the locations that are asked for; as it is where none is. */
export function atLocations(item: Item, asked: unknown): Item {
  const ids = [asked].flat().filter((id): id is string => typeof id === "string" && id !== "");
  if (ids.length === 0) return item;
  const levels = (item.location_levels ?? []).filter(({ location_id }) => ids.includes(location_id));
  const counted = countedAt(levels);
  return {
    ...item,
    ...counted,
    // What is stocked at none of them is not among them.
    location_id: levels[0]?.location_id ?? null,
  } as Item;
}
