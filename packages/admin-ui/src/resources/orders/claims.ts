import { type ActionContext, defineResource, type RecordOf } from "@tillhouse/extension-sdk";
import { Undo2 } from "lucide-react";
import { callOff, mayCallOff } from "./call-off";
import { updateClaim } from "./claim-changes";
import { fulfilClaim } from "./fulfillment-actions";
import { capturedRest } from "./order-rules";

type Claim = RecordOf<"claims">;

/** Whether a claim can be called off, or why not now. Money that went back stays with its claim. */
export function mayCancelClaim(claim: Claim): boolean | string {
  return mayCallOff(claim, Boolean(claim.refund_amount) && "claims.reasons.refunded");
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

/** Takes the making of a claim up where it stopped; the store finds it by the key that it gave it. */
export function finishClaim({ record: claim, host }: ActionContext<Claim>) {
  return host.client.send({
    method: "POST",
    path: `/admin/orders/${claim.order_id}/claims`,
    headers: { "Idempotency-Key": claim.idempotency_key ?? "" },
    // Of a claim that is known by its key nothing of this is read. Were it not, the store would refuse a replacement that
    // sends nothing: it can never make a second claim.
    payload: {
      type: "replace",
      claim_items: (claim.claim_items ?? []).map(({ item_id, quantity }) => ({ item_id, quantity })),
    },
  });
}

/** Claims of an order. Each is handed its order: `{ ...claim, order }`. */
export const claims = defineResource({
  name: "claims",
  api: { one: "claim", many: "claims" },
  title: ({ order }) => `#${order?.display_id ?? ""}`,
  find: false,
  affects: ["orders", "returns", "reservations"],
  actions: [
    { id: "finish", icon: Undo2, confirm: "asked", when: mayFinish, run: finishClaim },
    fulfilClaim,
    updateClaim,
    {
      ...callOff,
      when: mayCancelClaim,
      run: ({ record, host }) =>
        host.client.admin.custom.post(`/orders/${record.order_id}/claims/${record.id}/cancel`),
    },
  ],
});
