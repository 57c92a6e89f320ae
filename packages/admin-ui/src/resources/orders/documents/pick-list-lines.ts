import type { RecordOf } from "@tillhouse/extension-sdk";
import { type LineItem, unfulfilledQuantity } from "@tillhouse/extension-sdk/commerce";

/** Where units of a line are kept back, as the store tells. */
export interface ReservedQuantity {
  line_item_id?: string | null;
  location_id: string;
  quantity: number;
}

/** Something that has to be taken from a shelf. */
interface PickListLine {
  id: string;
  name: string;
  variant: string;
  sku: string;
  quantity: number;
  /** Which orders it is for, and how many for each. */
  orders: { number: number; quantity: number }[];
}

/** What has to be taken from one place; without one where nothing is kept back for it. */
interface PickListLocation {
  location: string | undefined;
  lines: PickListLine[];
}

function emptyLine({ id, variant_id, title, variant, description }: LineItem): PickListLine {
  return {
    id: variant_id ?? id,
    name: title,
    variant: variant?.title ?? description ?? "",
    sku: variant?.sku ?? "",
    quantity: 0,
    orders: [],
  };
}

/**
 * What is still to be packed of many orders, by place and then by what it is: one walk along the shelves. Units that are
 * kept back nowhere come last.
 */
export function pickListLocations(
  orders: readonly RecordOf<"orders">[],
  keptBack: readonly ReservedQuantity[],
): PickListLocation[] {
  const places = new Map<string, Map<string, PickListLine>>();
  const open = orders.filter(({ status }) => status !== "canceled");
  for (const { order, item } of open.flatMap((order) =>
    (order.items ?? []).map((item) => ({ order, item })),
  )) {
    let left = unfulfilledQuantity(item);
    const own = keptBack.filter(({ line_item_id }) => line_item_id === item.id);
    for (const { location_id, quantity: kept } of [...own, { location_id: "", quantity: left }]) {
      const quantity = Math.min(left, kept);
      if (quantity <= 0) continue;
      left -= quantity;
      const lines = places.get(location_id) ?? new Map<string, PickListLine>();
      const empty = emptyLine(item);
      const line = lines.get(empty.id) ?? empty;
      line.quantity += quantity;
      line.orders.push({ number: order.display_id, quantity });
      places.set(location_id, lines.set(line.id, line));
    }
  }
  const byCode = (left: PickListLine, right: PickListLine) =>
    left.sku.localeCompare(right.sku) || left.name.localeCompare(right.name);
  return [...places]
    .sort(([left], [right]) => Number(left === "") - Number(right === "") || left.localeCompare(right))
    .map(([location, lines]) => ({
      location: location || undefined,
      lines: [...lines.values()].sort(byCode),
    }));
}
