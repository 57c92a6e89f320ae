// What people may do in each state of an order: every row of the rules, in one place.
import { describe, expect, it } from "vitest";
import orders from "../src/resources/orders/orders";
import { captured, line, offered, order, paid, parcel, payment, sent } from "./samples/order-states";

/** What can be done with every order that is not cancelled. */
const always = [
  "editEmail",
  "editShippingAddress",
  "editBillingAddress",
  "transfer",
  "addShippingMethod",
  "mute",
];

/** Its lines are counted in stock, so that stock can be kept back for them. */
function counted(order: object) {
  const variant = { inventory_items: [{ inventory_item_id: "iitem_1", required_quantity: 1 }] };
  const items: object[] | undefined = Reflect.get(order, "items");
  return items === undefined ? order : { ...order, items: items.map((item) => ({ ...item, variant })) };
}

describe("an order", () => {
  const nothingBack = {
    return: "orders.reasons.nothingToReturn",
    exchange: "orders.reasons.nothingToReturn",
    claim: "orders.reasons.nothingToClaim",
  };
  const nothingToPack = { fulfil: "orders.reasons.nothingLeft", allocate: "orders.reasons.nothingLeft" };
  const notCompleted = { archive: "orders.reasons.notCompleted" };
  const open = ["editItems", "complete", ...always];
  it.each([
    [
      "awaiting payment",
      order,
      ["capture", "fulfil", "allocate", ...open, "cancel"],
      {
        refund: "orders.reasons.notCaptured",
        ...nothingBack,
        exchange: "orders.reasons.notWhollyPaid",
        ...notCompleted,
      },
    ],
    [
      "not paid",
      { ...order, payment_status: "not_paid", payments: [], refundable_amount: 0 },
      ["fulfil", "allocate", ...open, "cancel"],
      {
        capture: "orders.reasons.noPayment",
        ...nothingBack,
        exchange: "orders.reasons.notWhollyPaid",
        ...notCompleted,
      },
    ],
    [
      "requires action",
      { ...order, status: "requires_action", payment_status: "requires_action" },
      ["capture", "fulfil", "allocate", ...open, "cancel"],
      {
        refund: "orders.reasons.notCaptured",
        ...nothingBack,
        exchange: "orders.reasons.notWhollyPaid",
        ...notCompleted,
      },
    ],
    [
      "awaiting, paid past the providers",
      { ...order, payments: [{ ...payment, provider_id: "system" }] },
      ["markPaid", "fulfil", "allocate", ...open, "cancel"],
      {
        refund: "orders.reasons.notCaptured",
        ...nothingBack,
        exchange: "orders.reasons.notWhollyPaid",
        ...notCompleted,
      },
    ],
    ["paid", paid, ["refund", "fulfil", "allocate", ...open, "cancel"], { ...nothingBack, ...notCompleted }],
    [
      "paid, packed, not sent",
      {
        ...paid,
        fulfillment_status: "fulfilled",
        items: [{ ...line, fulfilled_quantity: 2 }],
        fulfillments: [parcel],
      },
      ["refund", "ship", ...open],
      { ...nothingToPack, ...nothingBack, ...notCompleted, cancel: "orders.reasons.hasFulfillments" },
    ],
    [
      "sent",
      sent,
      ["refund", "return", "exchange", "claim", ...open],
      { ...nothingToPack, ...notCompleted, cancel: "orders.reasons.hasFulfillments" },
    ],
    [
      "completed",
      { ...sent, status: "completed" },
      ["refund", "return", "exchange", "claim", "editItems", "archive", ...always],
      { ...nothingToPack, cancel: "orders.reasons.hasFulfillments" },
    ],
    [
      "refunded",
      {
        ...sent,
        payment_status: "refunded",
        refundable_amount: 0,
        payments: [{ ...captured, amount_refunded: 2000 }],
        refunds: [{ amount: 2000 }],
      },
      ["return", "claim", ...open],
      {
        refund: "orders.reasons.allRefunded",
        exchange: "orders.reasons.notWhollyPaid",
        ...nothingToPack,
        ...notCompleted,
        cancel: "orders.reasons.hasRefunds",
      },
    ],
    [
      "partly refunded",
      {
        ...sent,
        payment_status: "partially_refunded",
        refundable_amount: 1500,
        payments: [{ ...captured, amount_refunded: 500 }],
        refunds: [{ amount: 500 }],
      },
      ["refund", "return", "claim", ...open],
      {
        exchange: "orders.reasons.notWhollyPaid",
        ...nothingToPack,
        ...notCompleted,
        cancel: "orders.reasons.hasRefunds",
      },
    ],
    [
      "with an edit that the customer is asked about",
      { ...paid, edits: [{ id: "oe_1", requested_at: "2026-11-02" }] },
      ["refund", "fulfil", "allocate", "complete", ...always, "cancel"],
      { editItems: "orders.reasons.editRequested", ...nothingBack, ...notCompleted },
    ],
  ] as const)(
    "offers what the store takes and gives reasons for the rest: %s",
    (_state, record, yes, why) => {
      const actual = offered(orders, counted(record));
      expect(actual.yes.filter((id) => id !== "print").toSorted()).toEqual([...yes].toSorted());
      expect(actual.why).toEqual(why);
    },
  );

  it("offers only reasons once it is cancelled", () => {
    const canceled = {
      ...order,
      status: "canceled",
      payment_status: "canceled",
      fulfillment_status: "canceled",
      payments: [{ ...payment, canceled_at: "2026-11-02" }],
    };
    const { yes, why } = offered(orders, canceled);
    expect(yes).toEqual([]);
    expect(new Set(Object.values(why))).toEqual(
      new Set(["orders.reasons.canceled", "orders.reasons.notCompleted"]),
    );
  });

  it("offers everything but packing by hand in the archive", () => {
    const { yes } = offered(orders, { ...sent, status: "archived" });
    for (const id of ["complete", "archive", "capture", "allocate"]) expect(yes).not.toContain(id);
    expect(yes).toContain("unarchive");
    for (const id of ["refund", "return", "exchange", "claim"]) expect(yes).toContain(id);
  });
});
