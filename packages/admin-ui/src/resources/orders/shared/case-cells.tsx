import type { CellWords, CustomCell, RecordOf } from "@tillhouse/extension-sdk";
import { customerName } from "./customer-name";

type Order = RecordOf<"orders">;

/** What a list of parts of orders knows of the order of a row. */
interface OfOrder {
  order?: Order | null;
}

/** How many items a row names before it counts the rest. */
const named = 2;

/** `2 × Tent, 1 × Mug and 3 more`: short enough for a row. */
export function shortLines(
  lines: readonly { quantity: number; name: string }[],
  { translate }: Pick<CellWords, "translate">,
): string {
  const words = lines.slice(0, named).map(({ quantity, name }) => `${quantity} × ${name}`);
  const more = lines.length - words.length;
  return [...words, ...(more > 0 ? [translate("orders.moreLines", { count: more })] : [])].join(" · ");
}

/** The order that a row is about: its link. */
export const orderNumber: CustomCell<OfOrder> = {
  id: "order",
  mobile: "lead",
  render: ({ order }) => (order ? `#${order.display_id}` : "–"),
};

/** Whose order it is. */
export const orderCustomer: CustomCell<OfOrder> = {
  id: "customer",
  label: "orders.fields.customer",
  mobile: "title",
  grow: 12,
  render: ({ order }) => (order ? customerName(order) : "") || "–",
};

/** What rows show of the order of a part, beside the parts themselves. */
export const orderFields = "id,status,display_id,email,currency_code,created_at";
