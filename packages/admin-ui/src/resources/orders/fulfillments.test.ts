import { AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { runSteps } from "@tillhouse/extension-sdk/tasks";
import { describe, expect, it, vi } from "vitest";
import { mayShipAll, parcelStep, shipAll } from "./fulfillments";
import { fulfilOrder, sendPacking } from "./fulfillments/fulfillment-actions";
import type { Fulfillment } from "./fulfillments/fulfillment-rules";

type Order = RecordOf<"orders">;

const shipStep = (host: Host, of: Fulfillment) =>
  parcelStep(host, of, { id: "ship", word: "shipped", run: async () => ({}) });

const parcel = (more: object = {}) =>
  ({
    id: "ful_1",
    order_id: "order_1",
    shipped_at: null,
    canceled_at: null,
    ...more,
  }) as unknown as Fulfillment;

function hostThat(answers: { order?: object; refusal?: string }) {
  const asked: string[] = [];
  const custom = {
    get: async (path: string, { expand }: { expand: string }) => {
      asked.push(`${path} ${expand}`);
      return { order: answers.order };
    },
    post: async () => {
      const data = { message: answers.refusal, type: "not_allowed" };
      throw Object.assign(new Error(), { response: { status: 400, data } });
    },
  };
  const translate = (key: string, { item = "" } = {}) => `${key} ${item}`.trim();
  // Only what these calls use of the host.
  return { host: { client: { admin: { custom } }, translate } as unknown as Host, asked };
}

describe("before a parcel is sent or unpacked", () => {
  it.each([
    ["an order", {}, { fulfillments: [parcel()] }, "fulfillments"],
    ["an exchange", { swap_id: "s" }, { swaps: [{ fulfillments: [parcel()] }] }, "swaps,swaps.fulfillments"],
    [
      "a claim",
      { claim_order_id: "c" },
      { claims: [{ fulfillments: [parcel()] }] },
      "claims,claims.fulfillments",
    ],
  ])("reads that of %s again", async (_, owner, order, expand) => {
    const { host, asked } = hostThat({ order });
    await runSteps([shipStep(host, parcel(owner))]);
    expect(asked).toEqual([`/orders/order_1 ${expand}`]);
  });

  it.each([
    ["shipped_at", "fulfillments.errors.shippedMeanwhile"],
    ["canceled_at", "fulfillments.errors.canceledMeanwhile"],
  ])("stops if somebody else was faster: %s", async (key, message) => {
    const { host } = hostThat({ order: { fulfillments: [parcel({ [key]: "2026-01-02" })] } });
    await expect(runSteps([shipStep(host, parcel())])).rejects.toMatchObject({ code: "invalid", message });
  });

  it.each(["shipped", "canceled"] as const)("is %s once, however often its answer is lost", async (word) => {
    const now = parcel();
    const { host } = hostThat({ order: { fulfillments: [now] } });
    const run = vi.fn(async () => {
      Object.assign(now, { [`${word}_at`]: "2026-01-02" });
      throw new AdminError("network", "", { details: { isUncertain: true } });
    });
    const progress = createProgress();
    // The page has read it anew by the second press.
    for (const seen of [parcel(), parcel({ [`${word}_at`]: "2026-01-02" })])
      await runSteps([parcelStep(host, seen, { id: word, word, run })], { progress });
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe("what the store refuses to pack", () => {
  it.each([
    ["Cannot fulfill more items than have been purchased", "fulfillments.errors.lessLeft"],
    ["Insufficient stock for item: Canyon Tarp", "fulfillments.errors.noStock Canyon Tarp"],
    ["Inventory item for Canyon Tarp not found at location", "fulfillments.errors.notKept Canyon Tarp"],
    ["The swap was already fulfilled", "fulfillments.errors.already"],
    ["The claim has already been fulfilled.", "fulfillments.errors.already"],
    ["A canceled order cannot be fulfilled", "fulfillments.errors.canceled"],
    ["The carrier is on strike", "The carrier is on strike"],
  ])("%s", async (refusal, message) => {
    const { host } = hostThat({ refusal });
    await expect(sendPacking(host, "/orders/order_1/fulfillment", {})).rejects.toMatchObject({ message });
  });
});

it("tells the store whether to notify the customer", async () => {
  const sent: unknown[] = [];
  const post = async (_path: string, { no_notification }: { no_notification: string }) =>
    sent.push(no_notification);
  // What was described is what is done, and only what the call uses of the host.
  const { run } = fulfilOrder as unknown as { run(context: object): Promise<unknown> };
  const host = { client: { admin: { custom: { post } } } };
  for (const [notify, notifyAll] of [
    [true, true],
    [false, true],
    [true, false],
  ])
    await run({
      record: { id: "order_1" },
      values: { lines: [], notify, notifyAll },
      host,
      progress: createProgress(),
    });
  expect(sent).toEqual(["false", "true", "true"]);
});

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
  const values = { notify: true, parcels: [{ id: "b", numbers: "TN 1, TN2" }] };
  const context = { record: order, values, host } as unknown as Parameters<typeof shipAll>[0];
  return { calls, done: shipAll(context) };
}

describe("sending every parcel of an order", () => {
  const order = orderOf({
    fulfillments: [
      parcel({ id: "a" }),
      parcel({ id: "b" }),
      parcel({ id: "gone", canceled_at: "x" }),
      parcel({ id: "sent", shipped_at: "x" }),
    ],
  });

  it("is offered while one is left", () => {
    expect(mayShipAll(order)).toBe(true);
    expect(mayShipAll(orderOf({ fulfillments: [parcel({ id: "sent", shipped_at: "x" })] }))).toBe(
      "orders.reasons.noParcels",
    );
    expect(mayShipAll(orderOf({ status: "canceled", fulfillments: [parcel({ id: "a" })] }))).toBe(
      "orders.reasons.canceled",
    );
  });

  it("sends those that are left", async () => {
    const { calls, done } = shipping({ ...order, no_notification: true }, async () => ({}));
    await done;
    expect(calls.mock.calls).toEqual([
      ["/orders/order_1/shipment", { fulfillment_id: "a", tracking_numbers: [], no_notification: true }],
      [
        "/orders/order_1/shipment",
        { fulfillment_id: "b", tracking_numbers: ["TN", "1", "TN2"], no_notification: true },
      ],
    ]);
  });

  it("continues after one that is refused", async () => {
    const { calls, done } = shipping(order, async (_path, { fulfillment_id }) => {
      if (fulfillment_id === "a") throw new AdminError("conflict", "No label");
    });
    await expect(done).rejects.toThrow('{"done":1,"count":2,"reason":"No label"}');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it("reports the store's own reason if all were refused", async () => {
    const { done } = shipping(order, () => Promise.reject(new AdminError("conflict", "No label")));
    await expect(done).rejects.toThrow(/^No label$/);
  });
});
