import { defineAction, field, type OutputOf, partOf, type RecordOf } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { ArrowLeftRight } from "lucide-react";
import { array, boolean, minLength, object, unknown } from "zod/mini";
import { allItems } from "../line-items";
import { newLines } from "../variants/new-line";
import { itemsToReturn, linesSchema, returnableLines } from "./return-lines";
import {
  returnFields,
  shippingOf,
  wayBack,
  wayBackFields,
  wayBackValues,
  wayOut,
  wayOutFields,
} from "./way-back";

type Order = RecordOf<"orders">;

/** Whether an order can be exchanged, or why not: the store wants it paid in full, nothing refunded, and something shipped. */
export function mayExchange(order: Order): boolean | string {
  // A row of the list knows nothing of its lines.
  if (order.status === "canceled" || order.items === undefined) return false;
  if (order.payment_status !== "captured") return "orders.reasons.notWhollyPaid";
  if (order.fulfillment_status === "not_fulfilled" || returnableLines(order).length === 0)
    return "orders.reasons.nothingToReturn";
  return true;
}

const schema = object({
  ...wayBack,
  lines: linesSchema,
  additional_items: newLines.check(minLength(1, "orders.exchange.chooseNew")),
  custom_shipping_options: array(object(wayOut)),
  difference: unknown(),
  allow_backorder: boolean(),
});

/** What can come back, with what the store takes off for it: a price that has its tax in it counts as it stands. */
export function exchangedLines(order: Order): ChosenLine[] {
  const items = new Map(allItems(order).map((item) => [item.id, item]));
  return returnableLines(order).map((line) => {
    const item = items.get(line.item_id);
    const isPlain = item?.includes_tax && !item.discount_total;
    return isPlain ? { ...line, amount: item.unit_price, amount_quantity: 1 } : line;
  });
}

/** What the API is sent of an exchange. */
export function exchangePayload({ lines, way, location_id, notify, ...values }: OutputOf<typeof schema>) {
  return {
    return_items: itemsToReturn(lines),
    return_shipping: shippingOf(way),
    return_location_id: location_id ?? undefined,
    no_notification: !notify,
    additional_items: values.additional_items,
    custom_shipping_options: values.custom_shipping_options,
    allow_backorder: values.allow_backorder,
  };
}

const whole = { isWide: true, isRequired: true };

export const exchange = defineAction("orders", {
  id: "exchange",
  icon: ArrowLeftRight,
  when: mayExchange,
  affects: ["swaps", "returns", "reservations"],
  form: {
    look: "page",
    schema,
    fields: [
      field.own("lines", {
        label: "orders.exchange.back",
        load: partOf(returnFields, "ReturnLines"),
        ...whole,
      }),
      field.own("additional_items", {
        label: "orders.exchange.new",
        load: () => import("../variants/new-lines-field"),
        ...whole,
      }),
      ...wayBackFields("WayBack"),
      field.group("custom_shipping_options", wayOutFields("orders.exchange.option"), {
        label: "orders.exchange.offers",
        hint: "orders.exchange.offersHint",
      }),
      field.own("difference", {
        label: "orders.exchange.difference",
        load: partOf(returnFields, "Difference"),
        isWide: true,
      }),
      field.toggle("allow_backorder", { label: "orders.exchange.backorder" }),
      field.toggle("notify"),
    ],
    values: (order) => ({
      ...wayBackValues(order),
      lines: exchangedLines(order),
      additional_items: [],
      custom_shipping_options: [],
      difference: null,
      allow_backorder: true,
    }),
    payload: exchangePayload,
  },
  call: "swaps",
});
