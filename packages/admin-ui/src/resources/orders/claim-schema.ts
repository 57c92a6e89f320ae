import type { OutputOf, RecordOf } from "@tillhouse/extension-sdk";
import { chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
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
import { newLines } from "../variants/new-line";
import { linesSchema } from "./return-lines";
import { refundAmount, refundSchema } from "./return-rules";
import { shippingOf, shippingPrice } from "./return-shipping";

const shape = object({
  claim_type: oneOf(["refund", "replace"]),
  lines: linesSchema.check(
    refine((lines) => chosenLines(lines).every(({ reason }) => reason), "orders.claim.chooseReasons"),
  ),
  /** Pictures and tags, by the id of the line. */
  evidence: record(string(), object({ images: optional(array(string())), tags: optional(array(string())) })),
  additional_items: newLines,
  shipping_option: nullable(string()),
  shipping_price: shippingPrice,
  shipping_address: addressSchema,
  /** Where the order goes. */
  address_before: nullable(record(string(), nullish(string()))),
  refund: refundSchema,
  wants_return: boolean(),
  return_shipping: nullable(string()),
  hasOption: boolean(),
  return_price: shippingPrice,
  return_location_id: nullable(string()),
  notify: boolean(),
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
  refine((values) => !isReplacing(values) || values.shipping_option !== null, {
    path: ["shipping_option"],
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
  const { evidence, return_shipping, return_price } = values;
  return {
    type: values.claim_type,
    claim_items: chosenLines(values.lines).map((line) => ({
      item_id: line.item_id,
      quantity: chosenQuantity(line),
      reason: line.reason ?? "other",
      ...(line.note?.trim() && { note: line.note.trim() }),
      images: evidence[line.item_id]?.images ?? [],
      tags: evidence[line.item_id]?.tags ?? [],
    })),
    ...(isReplacing(values)
      ? {
          refund_amount: 0,
          additional_items: values.additional_items.map(({ variant_id, quantity }) => ({
            variant_id,
            quantity,
          })),
          shipping_methods: [shippingOf(values.shipping_option, values.shipping_price)],
          ...(!isSameAddress(values.shipping_address, order.shipping_address) && {
            shipping_address: addressOf(values.shipping_address, null),
          }),
        }
      : { refund_amount: refundAmount(values.refund) }),
    ...(values.wants_return && {
      // Without a way back in it the store asks for the items all the same.
      return_shipping: shippingOf(return_shipping, return_price) ?? {},
      return_location_id: values.return_location_id ?? undefined,
    }),
    no_notification: !values.notify,
  };
}
