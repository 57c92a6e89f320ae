import { type FieldOptions, field, lazyExport, type RecordOf } from "@tillhouse/extension-sdk";
import { shippingMethodField, shippingMethodSchema } from "@tillhouse/extension-sdk/commerce";
import { restoreSuggested } from "@tillhouse/extension-sdk/inputs";
import { boolean, nullable, string } from "zod/mini";
import { sentFrom } from "./return-rules";

/** The store's own reasons for a return, as `field.lines` offers them. */
export const returnReasons = {
  of: "return-reasons",
  below: "return_reason_children",
  missing: "orders.return.noReasons",
} as const;

/** What the customer gets for items that come back, or were wrong, and the action that gives it. */
export const outcomeField = () =>
  field.alternatives(
    "outcome",
    { return: "return", exchange: "exchange", replace: "claim", refund: "claim" },
    { isRequired: true },
  );

/** What goes back, as `refundSchema` checks it. */
export const refundField = (options: FieldOptions = {}) =>
  field.custom("refund", {
    load: lazyExport(() => import("./return-fields"), "Refund"),
    restore: restoreSuggested,
    ...options,
  });

/** What every form asks that has items come back: on which way, where to, and whether the customer hears of it. */
export const returnShipping = {
  way: shippingMethodSchema,
  location_id: nullable(string()),
  notify: boolean(),
};

/** The fields of a {@link returnShipping}, apart from the last one. */
export function returnShippingFields(visibleWhen?: FieldOptions["visibleWhen"]) {
  return [
    shippingMethodField("way", { label: "orders.return.option", visibleWhen }),
    field.reference("location_id", {
      to: "stock-locations",
      label: "orders.return.location",
      hint: "orders.return.locationHint",
      requires: "stockLocationService",
      visibleWhen,
    }),
  ] as const;
}

/** What the customer pays for a {@link returnShipping}, unless it `isFree`. */
export function returnShippingValues(order: RecordOf<"orders">, isFree = false) {
  return {
    way: { option_id: null, price: null, isReturn: true, isFree },
    location_id: sentFrom(order),
    notify: !order.no_notification,
  };
}
