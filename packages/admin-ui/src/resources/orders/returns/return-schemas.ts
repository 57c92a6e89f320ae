import type { OutputOf } from "@tillhouse/extension-sdk";
import { keptThereSchema } from "@tillhouse/extension-sdk/commerce";
import { linesSchema } from "@tillhouse/extension-sdk/inputs";
import { boolean, literal, nullable, object, string } from "zod/mini";
import { refundSchema } from "./return-rules";
import { returnShipping } from "./return-shipping";

/** What asks items back. */
export const requestSchema = object({
  ...returnShipping,
  outcome: literal("return"),
  lines: linesSchema,
  refund: refundSchema,
  isHere: boolean(),
  kept: keptThereSchema,
});

/** What the form that asks items back has answered. */
export type RequestValues = OutputOf<typeof requestSchema>;

/** What receives a return. */
export const receiptSchema = object({
  lines: linesSchema,
  /** What does not arrive is still on its way. */
  isWaiting: boolean(),
  location_id: nullable(string()),
  kept: keptThereSchema,
  refund: refundSchema,
});

/** What the form that receives a return has answered. */
export type ReceiptValues = OutputOf<typeof receiptSchema>;
