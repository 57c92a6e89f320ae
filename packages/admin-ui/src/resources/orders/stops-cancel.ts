interface Parcel {
  canceled_at: unknown;
}

/** What of an exchange or a claim has to be gone before it can be called off. */
interface Undone {
  fulfillments?: readonly Parcel[];
  return_order?: { status: string } | null;
}

/** What stands in the way of calling an exchange or a claim off; the store refuses it while something is packed or on its way back. */
export function stopsCancel({ fulfillments = [], return_order: back }: Undone): string | undefined {
  if (fulfillments.some(({ canceled_at }) => !canceled_at)) return "orders.reasons.hasFulfillments";
  if (!back || back.status === "canceled") return undefined;
  return back.status === "received" ? "orders.reasons.partReturned" : "orders.reasons.partComesBack";
}
