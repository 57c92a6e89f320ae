import type { RecordOf } from "@tillhouse/extension-sdk";
import { mayCancelSubrecord } from "../shared/cancel";
import { capturedRest } from "../shared/order-rules";

type Claim = RecordOf<"claims">;

/** What the API takes as a reason of a claim. */
export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const;

/** Whether a claim can be called off, or why not now. Money that went back stays with its claim. */
export function mayCancelClaim(claim: Claim): boolean | string {
  return mayCancelSubrecord(claim, Boolean(claim.refund_amount) && "claims.reasons.refunded");
}

/** The store makes a claim before it refunds; where the provider refused, the claim stands and its refund is missing. */
export function isUnfinished({ type, payment_status, canceled_at }: Claim): boolean {
  return type === "refund" && payment_status === "not_refunded" && !canceled_at;
}

/** Whether the missing refund of a claim can be tried again. */
export function mayFinish(claim: Claim): boolean | string {
  if (!isUnfinished(claim) || !claim.order || !claim.idempotency_key) return false;
  return capturedRest(claim.order) >= (claim.refund_amount ?? 0) || "claims.reasons.notCaptured";
}

/** Whether a way of shipping can be added. Where there is one, the store takes it off first, which its database refuses. */
export function takesShipping({
  type,
  fulfillment_status: status,
  shipping_methods: methods,
}: Claim): boolean {
  return type === "replace" && ["not_fulfilled", "canceled"].includes(status) && !methods?.length;
}
