// @vitest-environment happy-dom
import { CellValue } from "@tillhouse/extension-sdk/kit";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import english from "../../messages/en.json";
import { orderList } from "./order-list";
import { fulfillmentStatus, orderStatus, paymentStatus } from "./shared/order-statuses";

const texts: Readonly<Record<string, string>> = english;

describe("the states of an order", () => {
  it.each([
    ["of itself", orderStatus, "archived"],
    ["of its payment", paymentStatus, "partially_refunded"],
    ["of its fulfilment", fulfillmentStatus, "partially_returned"],
  ])("%s have a text and a filter each", (_, badge, late) => {
    const words = Object.keys(badge.styles);
    expect(words).toContain(late);
    expect(words.filter((word) => !texts[`orders.${badge.key}.${word}`])).toEqual([]);
    const filter = orderList.filters?.find(({ key }) => key === badge.key);
    expect(filter).toMatchObject({ kind: "choices", options: words });
  });

  // Every state that the API has, and how a row calls it.
  it.each([
    [orderStatus, ["Pending", "Completed", "Archived", "Canceled", "Requires action"]],
    [
      paymentStatus,
      ["Not paid", "Awaiting", "Captured", "Partially refunded", "Refunded", "Canceled", "Requires action"],
    ],
    [
      fulfillmentStatus,
      [
        "Not fulfilled",
        "Partially fulfilled",
        "Fulfilled",
        "Partially shipped",
        "Shipped",
        "Partially returned",
        "Returned",
        "Canceled",
        "Requires action",
      ],
    ],
  ])("are shown as words of their own in a row", async (badge, names) => {
    const states = names.map((name) => name.toLowerCase().replace(" ", "_"));
    const draw = (state: string) =>
      createElement(
        "li",
        { key: state },
        createElement(CellValue, { cell: badge, record: { [badge.key]: state }, resource: "orders" }),
      );
    const { container } = await renderPage(() => createElement("ul", {}, states.map(draw)), {
      route: "/orders",
      path: "/a/orders",
      messages: english,
    });
    const shown = [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(shown).toEqual(states.map((state) => texts[`orders.${badge.key}.${state}`]));
    expect(new Set(shown).size).toBe(states.length);
    expect(shown.filter((word) => !word || /_|N\/A/.test(word))).toEqual([]);
  });
});

describe("the views of orders", () => {
  const statesOf = (view: string) => {
    const query = orderList.views?.find(({ id }) => id === view)?.query;
    return new URLSearchParams(query).get("fulfillment_status")?.split(",");
  };

  it("to fulfil include partly shipped and cancelled fulfilments", () => {
    expect(statesOf("to-fulfil")).toEqual([
      "not_fulfilled",
      "partially_fulfilled",
      "partially_shipped",
      "canceled",
    ]);
  });

  it("to ship include fully and partly packed orders", () => {
    expect(statesOf("to-ship")).toEqual(["partially_fulfilled", "fulfilled", "partially_shipped"]);
    expect(texts["orders.views.to-ship"]).toBe("To ship");
  });

  it("use existing states", () => {
    const words = Object.keys(fulfillmentStatus.styles);
    for (const view of ["to-fulfil", "to-ship"])
      expect(words).toEqual(expect.arrayContaining(statesOf(view) ?? []));
  });
});
