import { describe, expect, it } from "vitest";
import english from "../../messages/en.json";
import { fulfillmentStatus, orderList, orderStatus, paymentStatus } from "./order-list";

const texts: Readonly<Record<string, string>> = english;

describe("the states of an order", () => {
  it.each([
    ["of itself", orderStatus, "archived"],
    ["of its payment", paymentStatus, "partially_refunded"],
    ["of its fulfilment", fulfillmentStatus, "partially_returned"],
  ])("%s have a text and a filter each", (_, badge, late) => {
    const words = Object.keys(badge.looks);
    expect(words).toContain(late);
    expect(words.filter((word) => !texts[`orders.${badge.key}.${word}`])).toEqual([]);
    const filter = orderList.filters?.find(({ key }) => key === badge.key);
    expect(filter).toMatchObject({ kind: "choices", options: words });
  });
});
