import type { RecordOf } from "@tillhouse/extension-sdk";
import { type LineItem, unfulfilledOf } from "../../line-items";

/** Where units of a line are kept back, as the store tells. */
export interface KeptBack {
  line_item_id?: string | null;
  location_id: string;
  quantity: number;
}

/** Something that has to be taken from a shelf. */
interface PickedLine {
  id: string;
  name: string;
  variant: string;
  sku: string;
  quantity: number;
  /** Which orders it is for, and how many for each. */
  orders: { number: number; quantity: number }[];
}

/** What has to be taken from one place; without one where nothing is kept back for it. */
interface PickedPlace {
  location: string | undefined;
  lines: PickedLine[];
}

function emptyLine(id: string, { title, variant, description }: LineItem): PickedLine {
  return {
    id,
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
export function pickedPlaces(
  orders: readonly RecordOf<"orders">[],
  keptBack: readonly KeptBack[],
): PickedPlace[] {
  const places = new Map<string, Map<string, PickedLine>>();
  for (const order of orders) {
    if (order.status === "canceled") continue;
    for (const item of order.items ?? []) {
      let left = unfulfilledOf(item);
      const own = keptBack.filter(({ line_item_id }) => line_item_id === item.id);
      const shares = [
        ...own.map(({ location_id, quantity }) => ({ location_id, quantity })),
        { location_id: "", quantity: left },
      ];
      for (const share of shares) {
        const quantity = Math.min(left, share.quantity);
        if (quantity <= 0) continue;
        left -= quantity;
        const lines = places.get(share.location_id) ?? new Map<string, PickedLine>();
        places.set(share.location_id, lines);
        const id = item.variant_id ?? item.id;
        const line = lines.get(id) ?? emptyLine(id, item);
        line.quantity += quantity;
        line.orders.push({ number: order.display_id, quantity });
        lines.set(id, line);
      }
    }
  }
  const byCode = (left: PickedLine, right: PickedLine) =>
    left.sku.localeCompare(right.sku) || left.name.localeCompare(right.name);
  return [...places]
    .sort(([left], [right]) => Number(left === "") - Number(right === "") || left.localeCompare(right))
    .map(([location, lines]) => ({
      location: location === "" ? undefined : location,
      lines: [...lines.values()].sort(byCode),
    }));
}
