import type { Host, RecordOf, TimelineEntry } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { orderTimeline } from "./order-timeline";

const line = { id: "item_1", title: "Canyon Tarp", variant: { title: "Black" }, quantity: 3 };

// What the timeline does not look at is left out of these records.
const orderWith = (more: object) =>
  ({
    id: "order_1",
    currency_code: "dkk",
    total: 257675,
    created_at: "2026-11-01T10:00:00.000Z",
    items: [line],
    ...more,
  }) as unknown as RecordOf<"orders">;

function hostWith(answers: Record<string, object> = {}) {
  const asked: { path: string; query?: object }[] = [];
  const get = async (path: string, query?: object) => {
    asked.push({ path, query });
    return answers[path] ?? {};
  };
  const host = {
    translate: (key: string, values = {}) => [key, ...Object.values(values)].join(" "),
    locale: "en",
    client: { admin: { custom: { get } } },
  } as unknown as Host;
  return { host, asked };
}

async function entriesOf(order: RecordOf<"orders">, source: string, host = hostWith().host) {
  const found = orderTimeline.find(({ id }) => id === source);
  return (await found?.entries(order, host)) as TimelineEntry[];
}

describe("the timeline of an order", () => {
  it("shows the order with its amount and its cancellation", async () => {
    const order = orderWith({ canceled_at: "2026-11-02T10:00:00.000Z" });
    expect(await entriesOf(order, "order")).toMatchObject([
      { id: "order_1 created", date: "2026-11-01T10:00:00.000Z", text: "2,576.75 DKK" },
      { id: "order_1 canceled", date: "2026-11-02T10:00:00.000Z", tone: "negative" },
    ]);
  });

  it("hides an amount that an edit has changed since", async () => {
    const order = orderWith({ edits: [{ confirmed_at: "2026-11-02T10:00:00.000Z" }] });
    expect((await entriesOf(order, "order"))[0]?.text).toBeUndefined();
  });

  it("says when the customer was not notified", async () => {
    const part = { id: "part_1", created_at: "2026-11-02T10:00:00.000Z", no_notification: true };
    const order = orderWith({ fulfillments: [part], returns: [part], swaps: [part], claims: [part] });
    for (const source of ["fulfillment", "returns", "exchanges", "claims"])
      expect((await entriesOf(order, source))[0]?.text).toContain("orders.event.silent");
    // Of a parcel that went it is said once.
    const shipped = orderWith({ fulfillments: [{ ...part, shipped_at: "2026-11-03T10:00:00.000Z" }] });
    const texts = (await entriesOf(shipped, "fulfillment")).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes("orders.event.silent"))).toHaveLength(1);
    const told = orderWith({ fulfillments: [{ ...part, no_notification: false }] });
    expect((await entriesOf(told, "fulfillment"))[0]?.text).toBeUndefined();
  });

  it("shows each payment and refund at its time", async () => {
    const order = orderWith({
      payments: [
        { id: "pay_1", provider_id: "manual", amount: 100, captured_at: "2026-11-01T11:00:00.000Z" },
        { id: "pay_2", provider_id: "manual", amount: 200, canceled_at: "2026-11-01T12:00:00.000Z" },
      ],
      refunds: [
        { id: "ref_1", amount: 50, reason: "discount", note: "Zip", created_at: "2026-11-03T10:00:00.000Z" },
      ],
    });
    const entries = await entriesOf(order, "payment");
    expect(entries.map(({ id }) => id)).toEqual(["pay_1 captured", "pay_2 canceled", "ref_1 created"]);
    expect(entries.map(({ title }) => title)).toEqual([
      "orders.event.captured 1.00 DKK",
      "orders.event.paymentCanceled 2.00 DKK",
      "orders.event.refunded 0.50 DKK",
    ]);
    expect(entries[2]?.text).toBe("orders.reason.discount · Zip");
    expect(entries[2]?.date).toBe("2026-11-03T10:00:00.000Z");
  });

  it("shows the parcels of the order, its exchanges and its claims", async () => {
    const parcel = (id: string, item_id: string) => ({
      id,
      created_at: "2026-11-02T10:00:00.000Z",
      shipped_at: "2026-11-03T10:00:00.000Z",
      tracking_numbers: ["TRK1"],
      items: [{ item_id, quantity: 2 }],
    });
    const order = orderWith({
      fulfillments: [parcel("ful_1", "item_1")],
      swaps: [
        {
          id: "swap_1",
          additional_items: [{ ...line, id: "item_2", title: "Duffel" }],
          fulfillments: [{ ...parcel("ful_2", "item_2"), swap_id: "swap_1" }],
        },
      ],
      claims: [
        {
          id: "claim_1",
          fulfillments: [
            {
              ...parcel("ful_3", "item_1"),
              claim_order_id: "claim_1",
              shipped_at: null,
              canceled_at: "2026-11-04T10:00:00.000Z",
            },
          ],
        },
      ],
    });
    const entries = await entriesOf(order, "fulfillment");
    expect(entries.map(({ id, text, lines }) => [id, text, lines?.[0]?.name])).toEqual([
      ["ful_1 created", undefined, "Canyon Tarp, Black"],
      ["ful_1 shipped", "TRK1", "Canyon Tarp, Black"],
      ["ful_2 created", "orders.event.of.swap", "Duffel, Black"],
      ["ful_2 shipped", "TRK1 · orders.event.of.swap", "Duffel, Black"],
      ["ful_3 created", "orders.event.of.claim", "Canyon Tarp, Black"],
      ["ful_3 canceled", "orders.event.of.claim", undefined],
    ]);
  });

  it("offers the actions of an open return", async () => {
    const back = { items: [{ item_id: "item_1", quantity: 1, received_quantity: 1 }], refund_amount: 100 };
    const order = orderWith({
      returns: [
        { ...back, id: "ret_1", status: "requested", created_at: "2026-11-05T10:00:00.000Z" },
        {
          ...back,
          id: "ret_2",
          status: "received",
          created_at: "2026-11-05T11:00:00.000Z",
          received_at: "2026-11-06T10:00:00.000Z",
        },
        {
          ...back,
          id: "ret_3",
          status: "canceled",
          created_at: "2026-11-05T12:00:00.000Z",
          updated_at: "2026-11-07T10:00:00.000Z",
        },
        {
          ...back,
          id: "ret_4",
          status: "requested",
          claim_order_id: "claim_1",
          created_at: "2026-11-05T12:00:00.000Z",
        },
      ],
    });
    const entries = await entriesOf(order, "returns");
    expect(entries.map(({ id, subject }) => [id, subject?.resource])).toEqual([
      ["ret_1 created", "returns"],
      ["ret_2 created", undefined],
      ["ret_2 received", undefined],
      ["ret_3 created", undefined],
      ["ret_3 canceled", undefined],
    ]);
    expect(entries[0]?.subject?.record).toMatchObject({ id: "ret_1", order: { id: "order_1" } });
  });

  it("names who edited the order", async () => {
    const edit = (by: string) => ({
      id: `oe_${by}`,
      status: "declined",
      created_at: "2026-11-05T10:00:00.000Z",
      created_by: by,
      declined_at: "2026-11-06T10:00:00.000Z",
      declined_by: "cus_1",
      declined_reason: "Too dear",
      internal_note: "Asked by phone",
    });
    const entries = await entriesOf(orderWith({ edits: [edit("usr_me")] }), "edits");
    expect(entries).toMatchObject([
      {
        id: "oe_usr_me created",
        actor: undefined,
        userId: "usr_me",
        note: "Asked by phone",
        subject: undefined,
      },
      {
        id: "oe_usr_me declined",
        actor: "orders.event.byCustomer",
        text: "Too dear",
        subject: { resource: "order-edits" },
      },
    ]);
  });

  it("reads all notifications at once and offers to resend them", async () => {
    const sent = {
      id: "noti_1",
      event_name: "order.placed",
      to: "bo@example.com",
      created_at: "2026-11-01T10:00:01.000Z",
    };
    const { host, asked } = hostWith({
      "/notifications": {
        notifications: [
          { ...sent, resends: [{ id: "noti_2", to: "ada@example.com" }] },
          { ...sent, id: "noti_3", event_name: "order.weighed" },
        ],
      },
    });
    const entries = await entriesOf(orderWith({ swaps: [{ id: "swap_1" }] }), "notifications", host);
    expect(asked).toEqual([{ path: "/notifications", query: { resource_id: "order_1,swap_1", limit: 100 } }]);
    expect(entries.map(({ title, text, subject }) => [title, text, subject?.only])).toEqual([
      ["orders.sent.order_placed", "bo@example.com · orders.sent.again ada@example.com", ["resend"]],
      ["orders.sent.other order.weighed", "bo@example.com", ["resend"]],
    ]);
  });
});
