import type { OutputOf } from "@tillhouse/extension-sdk";
import { keptThereSchema } from "@tillhouse/extension-sdk/commerce";
import { linesSchema } from "@tillhouse/extension-sdk/inputs";
import { boolean, literal, nullable, object, string } from "zod/mini";
import { refundSchema } from "./return-rules";
import { wayBack } from "./way-back";

/** What is asked before items of an order are asked back. */
export const requestSchema = object({
  ...wayBack,
  outcome: literal("return"),
  lines: linesSchema,
  refund: refundSchema,
  isHere: boolean(),
  kept: keptThereSchema,
});

/** What the form that asks items back has answered. */
export type RequestValues = OutputOf<typeof requestSchema>;

/** What is asked when a return arrives. */
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
