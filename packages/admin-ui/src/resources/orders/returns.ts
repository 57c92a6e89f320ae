import { defineAction, defineBody, field, lazyExport } from "@tillhouse/extension-sdk";
import { PackageCheck, Undo2 } from "lucide-react";
import { returnList } from "./returns/return-list";
import { receiveReturn } from "./returns/return-receiving";
import { cancelReturn, requestReturn } from "./returns/return-requests";
import {
  isRefunding,
  linesToReceive,
  mayCancelReturn,
  mayReceive,
  mayReturn,
  returnableLines,
  sentFrom,
  suggestReceipt,
} from "./returns/return-rules";
import { receiptSchema, requestSchema } from "./returns/return-schemas";
import {
  outcomeField,
  refundField,
  returnReasons,
  returnShippingFields,
  returnShippingValues,
} from "./returns/return-shipping";
import { cancelAction } from "./shared/cancel";
import { orderFields } from "./shared/case-cells";
import { refundableOf } from "./shared/order-rules";

/** Says what cannot be put back into stock at the place that is chosen. */
const keptField = field.custom("kept", {
  load: () => import("./returns/restock-note"),
  requires: ["inventoryService", "stockLocationService"],
  isWide: true,
});

/** Asks items of an order back. */
export const askBack = defineAction("orders", {
  id: "return",
  icon: Undo2,
  when: mayReturn,
  invalidates: ["returns"],
  form: {
    layout: "page",
    schema: requestSchema,
    fields: [
      field.lines("lines", { isRequired: true, reasons: returnReasons }),
      outcomeField(),
      ...returnShippingFields(),
      refundField({ isWide: true }),
      field.toggle("notify"),
      field.toggle("isHere", { hint: "orders.return.hereHint" }),
      { ...keptField, visibleWhen: { isHere: [true] } },
    ],
    fromRecord: (order) => ({
      ...returnShippingValues(order),
      outcome: "return" as const,
      lines: returnableLines(order),
      refund: { typed: null, suggested: 0, maximum: refundableOf(order) },
      isHere: false,
      kept: [],
    }),
  },
  run: requestReturn,
});

/** Receives what was asked back, or a part of it. */
const receive = defineAction("returns", {
  id: "receive",
  icon: PackageCheck,
  when: mayReceive,
  isPrimary: true,
  goesOn: true,
  form: {
    schema: receiptSchema,
    fields: [
      field.lines("lines", { isRequired: true }),
      field.custom("isWaiting", {
        load: lazyExport(() => import("./returns/return-fields"), "Rest"),
        hint: "returns.hints.isWaiting",
        isWide: true,
      }),
      field.reference("location_id", { to: "stock-locations", requires: "stockLocationService" }),
      refundField({ visibleWhen: { isRefunding: [true] }, isWide: true }),
      keptField,
    ],
    context: (back) => ({ isRefunding: isRefunding(back) }),
    fromRecord: (back) => {
      const lines = linesToReceive(back);
      return {
        lines,
        isWaiting: true,
        location_id: back.location_id ?? (back.order ? sentFrom(back.order) : null),
        kept: [],
        refund: {
          typed: null,
          suggested: suggestReceipt(back, lines),
          maximum: back.order ? refundableOf(back.order) : 0,
        },
      };
    },
  },
  run: receiveReturn,
});

/** What comes back of an order, of an exchange or of a claim. Each is handed its order: `{ ...back, order }`. */
export default defineBody("returns", {
  list: returnList,
  derive: ({ swap_id, claim_order_id }) => ({
    kind: swap_id ? "exchange" : claim_order_id ? "claim" : "order",
  }),
  owner: {
    of: "orders",
    // Of what comes back of an exchange the store names the exchange alone.
    id: ({ order_id, swap }) => order_id ?? swap?.order_id,
    holds: "returns",
    select: {
      fields: orderFields,
      expand: "customer,shipping_address,items,returns.items,swaps.additional_items,claims.additional_items",
    },
  },
  row: lazyExport(() => import("./page/order-page"), "returnRow"),
  actions: [
    receive,
    {
      ...cancelAction,
      when: mayCancelReturn,
      run: cancelReturn,
      isDone: ({ status }) => status === "canceled",
    },
  ],
});
