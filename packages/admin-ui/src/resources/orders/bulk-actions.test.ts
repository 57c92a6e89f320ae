import { type ActionContext, AdminError, type RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it, vi } from "vitest";
import { mayShipAll, shipAll } from "./bulk-actions";

type Order = RecordOf<"orders">;

const parcel = (id: string, state: object = {}) => ({ id, canceled_at: null, shipped_at: null, ...state });
const orderOf = (held: object) => ({ id: "order_1", status: "pending", ...held }) as Order;

function shipping(
  order: Order,
  post: (path: string, payload: { fulfillment_id: string }) => Promise<unknown>,
) {
  const calls = vi.fn(post);
  const host = {
    translate: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
    client: { admin: { custom: { post: calls } } },
  };
  // Only what the action uses of what it gets.
  const context = { record: order, values: { notify: true }, host } as unknown as ActionContext<
    Order,
    { notify: boolean }
  >;
  return { calls, done: shipAll(context) };
}

describe("sending every parcel of an order", () => {
  const order = orderOf({
    fulfillments: [
      parcel("a"),
      parcel("b"),
      parcel("gone", { canceled_at: "x" }),
      parcel("sent", { shipped_at: "x" }),
    ],
  });

  it("is offered while one is here", () => {
    expect(mayShipAll(order)).toBe(true);
    expect(mayShipAll(orderOf({ fulfillments: [parcel("sent", { shipped_at: "x" })] }))).toBe(
      "orders.reasons.noParcels",
    );
    expect(mayShipAll(orderOf({ status: "canceled", fulfillments: [parcel("a")] }))).toBe(
      "orders.reasons.canceled",
    );
  });

  it("sends those that are here, and tells nobody where the order says so", async () => {
    const { calls, done } = shipping({ ...order, no_notification: true }, async () => ({}));
    await done;
    expect(calls.mock.calls).toEqual([
      ["/orders/order_1/shipment", { fulfillment_id: "a", no_notification: true }],
      ["/orders/order_1/shipment", { fulfillment_id: "b", no_notification: true }],
    ]);
  });

  it("goes on after one that is refused, and tells how many went", async () => {
    const { calls, done } = shipping(order, async (_path, { fulfillment_id }) => {
      if (fulfillment_id === "a") throw new AdminError("conflict", "No label");
    });
    await expect(done).rejects.toThrow('{"done":1,"count":2,"reason":"No label"}');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it("tells the store's own reason where none went", async () => {
    const { done } = shipping(order, () => Promise.reject(new AdminError("conflict", "No label")));
    await expect(done).rejects.toThrow(/^No label$/);
  });
});
