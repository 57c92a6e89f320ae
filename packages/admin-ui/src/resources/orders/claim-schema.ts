import type { OutputOf, RecordOf } from "@tillhouse/extension-sdk";
import { chosenLines } from "@tillhouse/extension-sdk/inputs";
import {
  array,
  boolean,
  nullable,
  nullish,
  object,
  enum as oneOf,
  optional,
  record,
  refine,
  string,
} from "zod/mini";
import { addressOf, addressSchema, isSameAddress } from "../addresses";
import { shippingOf, shippingWay } from "../shipping-way";
import { newLines } from "../variants/new-line";
import { itemsToReturn, linesSchema } from "./return-lines";
import { refundAmount, refundSchema } from "./return-rules";
import { wayBack } from "./way-back";

/** What the API takes as a reason of a claim. */
export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const;

const shape = object({
  ...wayBack,
  claim_type: oneOf(["refund", "replace"]),
  lines: linesSchema.check(
    refine((lines) => chosenLines(lines).every(({ reason }) => reason), "orders.claim.chooseReasons"),
  ),
  /** Pictures and tags, by the id of the line. */
  evidence: record(string(), object({ images: optional(array(string())), tags: optional(array(string())) })),
  additional_items: newLines,
  /** How the replacement is sent. */
  shipping: shippingWay,
  shipping_address: addressSchema,
  /** Where the order goes. */
  address_before: nullable(record(string(), nullish(string()))),
  refund: refundSchema,
  wants_return: boolean(),
  /** Claims that there were when the form was opened. */
  known: array(string()),
});
type Shape = OutputOf<typeof shape>;

const isReplacing = ({ claim_type }: { claim_type: string }) => claim_type === "replace";
export const claimSchema = shape.check(
  refine((values) => !isReplacing(values) || values.additional_items.length > 0, {
    path: ["additional_items"],
    error: "orders.exchange.chooseNew",
  }),
  refine((values) => !isReplacing(values) || values.shipping.option_id !== null, {
    path: ["shipping"],
    error: "orders.claim.chooseShipping",
  }),
  ...(["first_name", "last_name", "address_1", "postal_code", "city"] as const).map((key) =>
    refine<Shape>(
      (values) =>
        !isReplacing(values) ||
        Boolean(values.shipping_address[key]) ||
        isSameAddress(values.shipping_address, values.address_before),
      { path: ["shipping_address", key], error: "form.required" },
    ),
  ),
);
export type ClaimValues = OutputOf<typeof claimSchema>;

/** What the API is sent. A replacement is free: without a refund of 0 its return would give the money back as well. */
export function claimPayload(values: ClaimValues, order: RecordOf<"orders">) {
  const { evidence, shipping_address: address } = values;
  return {
    type: values.claim_type,
    claim_items: itemsToReturn(values.lines).map(({ reason_id: reason = "other", ...item }) => ({
      ...item,
      reason,
      images: evidence[item.item_id]?.images ?? [],
      tags: evidence[item.item_id]?.tags ?? [],
    })),
    ...(isReplacing(values)
      ? {
          refund_amount: 0,
          // The schema has not taken anything off where a field that is not asked is wrong.
          additional_items: values.additional_items.map(({ variant_id, quantity }) => ({
            variant_id,
            quantity,
          })),
          shipping_methods: [shippingOf(values.shipping)],
          ...(!isSameAddress(address, order.shipping_address) && {
            shipping_address: addressOf(address, null),
          }),
        }
      : { refund_amount: refundAmount(values.refund) }),
    ...(values.wants_return && {
      // Without a way back in it the store asks for the items all the same.
      return_shipping: shippingOf(values.way) ?? {},
      return_location_id: values.location_id ?? undefined,
    }),
    no_notification: !values.notify,
  };
}
