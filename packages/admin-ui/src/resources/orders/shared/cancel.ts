import type { RecordOf } from "@tillhouse/extension-sdk";
import { Ban } from "lucide-react";

/** Calling off a return, an exchange or a claim. */
export const cancelAction = { id: "cancel", icon: Ban, tone: "danger", confirm: "asked" } as const;

/** What an exchange and a claim have in common, as far as it counts here. */
type Part = Pick<RecordOf<"swaps"> | RecordOf<"claims">, "canceled_at" | "fulfillments" | "return_order">;

/**
 * Whether an exchange or a claim can be called off, or why not now: the store refuses it where money went back
 * (`refunded` is the text for that), and while something is packed or on its way back.
 */
export function mayCancelSubrecord(part: Part, refunded: string | false): boolean | string {
  const { canceled_at, fulfillments = [], return_order: back } = part;
  if (canceled_at) return false;
  if (refunded) return refunded;
  if (fulfillments.some((parcel) => !parcel.canceled_at)) return "orders.reasons.hasFulfillments";
  if (!back || back.status === "canceled") return true;
  return back.status === "received" ? "orders.reasons.partReturned" : "orders.reasons.partComesBack";
}
