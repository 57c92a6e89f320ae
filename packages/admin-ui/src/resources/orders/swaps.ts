import {
  type ActionContext,
  AdminError,
  defineResource,
  type RecordOf,
  type RecordSetting,
} from "@tillhouse/extension-sdk";
import { Check, CreditCard, Link, Undo2 } from "lucide-react";
import { callOff, mayCallOff } from "./call-off";
import { fulfilSwap } from "./fulfillment-actions";

type Swap = RecordOf<"swaps">;

/** What goes back cannot be taken back: the store keeps such an exchange. */
const refundedStates: readonly Swap["payment_status"][] = [
  "difference_refunded",
  "partially_refunded",
  "refunded",
];

/** Whether an exchange can be called off, or why not now. */
export function mayCancelSwap(swap: Swap): boolean | string {
  return mayCallOff(swap, refundedStates.includes(swap.payment_status) && "swaps.reasons.refunded");
}

/** Settling the difference takes one of three words: the customer owes it, gets it, or there is none. */
const deeds = {
  capture: { icon: CreditCard, confirm: "asked", isDue: (due: number) => due > 0 },
  refund: { icon: Undo2, confirm: "asked", isDue: (due: number) => due < 0 },
  settle: { icon: Check, confirm: undefined, isDue: (due: number) => due === 0 },
} as const;

/** Whether the difference can be settled in this way, or why not now: the customer has to confirm the exchange first. */
export function maySettle(deed: keyof typeof deeds, swap: Swap): boolean | string {
  const isOpen = ["awaiting", "confirmed", "requires_action", "not_paid"].includes(swap.payment_status);
  if (swap.canceled_at || !isOpen) return false;
  if (!swap.confirmed_at) return deed === "capture" && "swaps.reasons.notConfirmed";
  return deeds[deed].isDue(swap.difference_due ?? 0);
}

/** Captures or gives back the difference. The store answers that all is well even where the payment's provider refused. */
export async function settle({ record: swap, host }: ActionContext<Swap>): Promise<void> {
  const { order } = await host.client.admin.custom.post<{ order: RecordOf<"orders"> }>(
    `/orders/${swap.order_id}/swaps/${swap.id}/process-payment`,
  );
  const after = order.swaps?.find(({ id }) => id === swap.id);
  if (after?.payment_status === "requires_action")
    throw new AdminError("conflict", host.translate("swaps.notSettled"));
}

/** Where the customer confirms and pays an exchange, as the store's settings say. */
export function confirmLink(template: string, swap: Swap): string {
  return template.replaceAll("{cart_id}", encodeURIComponent(swap.cart_id ?? ""));
}

/** Whether there is a link for the customer, or why not. */
export function mayCopyLink(swap: Swap, { store }: RecordSetting): boolean | string {
  if (swap.canceled_at || swap.confirmed_at || !swap.cart_id) return false;
  const template = store?.swap_link_template;
  if (!template) return "swaps.reasons.noTemplate";
  return template.includes("{cart_id}") || "swaps.reasons.noPlaceForCart";
}

/** Exchanges of an order. Each is handed its order: `{ ...swap, order }`. */
export const swaps = defineResource({
  name: "swaps",
  api: { one: "swap", many: "swaps" },
  title: ({ order }) => `#${order?.display_id ?? ""}`,
  find: false,
  affects: ["orders", "returns", "reservations"],
  actions: [
    fulfilSwap,
    ...(["capture", "refund", "settle"] as const).map((id) => ({
      id,
      icon: deeds[id].icon,
      confirm: deeds[id].confirm,
      when: (swap: Swap) => maySettle(id, swap),
      run: settle,
    })),
    {
      id: "copyLink",
      icon: Link,
      isReading: true,
      when: mayCopyLink,
      run: ({ record, host, copy }) => copy(confirmLink(host.store?.swap_link_template ?? "", record)),
    },
    {
      ...callOff,
      when: mayCancelSwap,
      run: ({ record, host }) =>
        host.client.admin.custom.post(`/orders/${record.order_id}/swaps/${record.id}/cancel`),
    },
  ],
});
