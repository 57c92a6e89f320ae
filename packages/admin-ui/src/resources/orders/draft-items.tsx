import type { SectionProps } from "@tillhouse/extension-sdk";
import OrderItems from "./order-items";

/** The lines of a draft order and its totals, as those of an order are shown. */
export default function DraftItems({ record: draft }: SectionProps<"draft-orders">) {
  const { cart } = draft;
  // An order is made of this very cart; what is shown of its items stands in both.
  const order = { ...cart, currency_code: cart?.region?.currency_code } as SectionProps<"orders">["record"];
  return <OrderItems record={order} />;
}
