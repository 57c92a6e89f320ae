import type { Host } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { packOrder, sendPacking } from "./fulfillment-actions";
import type { Fulfillment } from "./fulfillment-rules";
import { lookAgain } from "./fulfillments";

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
  ])("looks at that of %s again", async (_, owner, order, expand) => {
    const { host, asked } = hostThat({ order });
    await lookAgain(host, parcel(owner));
    expect(asked).toEqual([`/orders/order_1 ${expand}`]);
  });

  it.each([
    ["shipped_at", "fulfillments.errors.shippedMeanwhile"],
    ["canceled_at", "fulfillments.errors.canceledMeanwhile"],
  ])("stops where somebody else was faster: %s", async (key, message) => {
    const { host } = hostThat({ order: { fulfillments: [parcel({ [key]: "2026-01-02" })] } });
    await expect(lookAgain(host, parcel())).rejects.toMatchObject({ code: "invalid", message });
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

it("says whether the customer is told in the way that the store hears", async () => {
  const sent: unknown[] = [];
  const post = async (...call: unknown[]) => sent.push(call);
  // Only what the call uses of the host.
  const host = { client: { admin: { custom: { post } } } } as unknown as Host;
  for (const no_notification of [true, false])
    await packOrder(host, "order_1", { items: [], no_notification });
  expect(sent).toEqual([
    ["/orders/order_1/fulfillment", { items: [], no_notification: "true" }],
    ["/orders/order_1/fulfillment", { items: [], no_notification: "false" }],
  ]);
});
