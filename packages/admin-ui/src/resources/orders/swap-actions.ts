import { defineAction, field, type OutputOf, type RecordOf } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { ArrowLeftRight } from "lucide-react";
import { array, boolean, minLength, nullable, object, refine, string, unknown } from "zod/mini";
import { allItems } from "../line-items";
import { newLines } from "../variants/new-line";
import { itemsToReturn, linesSchema, returnableLines } from "./return-lines";
import { sentFrom } from "./return-rules";
import { shippingOf, shippingPrice } from "./return-shipping";

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

const offer = object({
  option_id: nullable(string()).check(refine((id) => id !== null, "form.required")),
  price: shippingPrice.check(refine((price) => price !== null, "form.required")),
});

const schema = object({
  lines: linesSchema,
  additional_items: newLines.check(minLength(1, "orders.exchange.chooseNew")),
  option_id: nullable(string()),
  hasOption: boolean(),
  price: shippingPrice,
  location_id: nullable(string()),
  custom_shipping_options: array(offer),
  difference: unknown(),
  allow_backorder: boolean(),
  notify: boolean(),
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
export function exchangePayload(values: OutputOf<typeof schema>) {
  return {
    return_items: itemsToReturn(values.lines),
    additional_items: values.additional_items.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
    return_shipping: shippingOf(values.option_id, values.price),
    return_location_id: values.location_id ?? undefined,
    custom_shipping_options: values.custom_shipping_options,
    allow_backorder: values.allow_backorder,
    no_notification: !values.notify,
  };
}

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
        load: () => import("./return-lines-field"),
        isWide: true,
        isRequired: true,
      }),
      field.own("additional_items", {
        label: "orders.exchange.new",
        load: () => import("../variants/new-lines-field"),
        isWide: true,
        isRequired: true,
      }),
      field.own("option_id", { label: "orders.return.option", load: () => import("./return-option-field") }),
      field.reference("location_id", {
        to: "stock-locations",
        label: "orders.return.location",
        needs: "stockLocationService",
        hint: "orders.return.locationHint",
      }),
      field.money("price", {
        label: "orders.return.price",
        currencyFrom: "currency_code",
        when: { hasOption: [true] },
      }),
      field.group(
        "custom_shipping_options",
        [
          field.reference("option_id", {
            to: "shipping-options",
            label: "orders.exchange.option",
            filter: { is_return: false },
            filterFrom: { region_id: "region_id" },
          }),
          field.money("price", { currencyFrom: "currency_code", label: "orders.exchange.price" }),
        ],
        { label: "orders.exchange.offers", hint: "orders.exchange.offersHint" },
      ),
      field.own("difference", {
        label: "orders.exchange.difference",
        load: () => import("./exchange-difference"),
        isWide: true,
      }),
      field.toggle("allow_backorder", { label: "orders.exchange.backorder" }),
      field.toggle("notify"),
    ],
    values: (order) => ({
      lines: exchangedLines(order),
      additional_items: [],
      option_id: null,
      hasOption: false,
      price: null,
      location_id: sentFrom(order),
      custom_shipping_options: [],
      difference: null,
      allow_backorder: true,
      notify: !order.no_notification,
    }),
    payload: exchangePayload,
  },
  call: "swaps",
});
