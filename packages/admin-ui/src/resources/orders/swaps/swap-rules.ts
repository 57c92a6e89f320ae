import type { RecordOf } from "@tillhouse/extension-sdk";
import { Check, CreditCard, Undo2 } from "lucide-react";

type Swap = RecordOf<"swaps">;

/** Settling the difference takes one of three words: the customer owes it, gets it, or there is none. */
export const settlements = {
  capture: { icon: CreditCard, confirm: "asked", isDue: (due: number) => due > 0 },
  refund: { icon: Undo2, confirm: "asked", isDue: (due: number) => due < 0 },
  settle: { icon: Check, confirm: undefined, isDue: (due: number) => due === 0 },
} as const;

/** Whether the difference can be settled in this way, or why not now: the customer has to confirm the exchange first. */
export function maySettle(settlement: keyof typeof settlements, swap: Swap): boolean | string {
  const isOpen = ["awaiting", "confirmed", "requires_action", "not_paid"].includes(swap.payment_status);
  if (swap.canceled_at || !isOpen) return false;
  if (!swap.confirmed_at) return settlement === "capture" && "swaps.reasons.notConfirmed";
  return settlements[settlement].isDue(swap.difference_due ?? 0);
}
