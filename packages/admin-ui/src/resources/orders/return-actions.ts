import { defineAction, field, partOf } from "@tillhouse/extension-sdk";
import { PackageCheck, Undo2 } from "lucide-react";
import { boolean, nullable, object, string } from "zod/mini";
import { refundableOf } from "./order-rules";
import { receiveReturn, requestReturn } from "./return-calls";
import { linesSchema, returnableLines } from "./return-lines";
import {
  isRefunding,
  linesToReceive,
  mayReceive,
  mayReturn,
  refundSchema,
  sentFrom,
  suggestReceipt,
} from "./return-rules";
import { stockKept } from "./stock-kept";
import { wayBack, wayBackFields, wayBackValues } from "./way-back";

const returnFields = () => import("./return-fields");

/** Says what cannot be put back into stock at the place that is chosen. */
const keptField = field.own("kept", {
  load: () => import("./restock-note"),
  needs: ["inventoryService", "stockLocationService"],
  isWide: true,
});

/** Asks items of an order back. */
export const askBack = defineAction("orders", {
  id: "return",
  icon: Undo2,
  when: mayReturn,
  affects: ["returns"],
  form: {
    look: "page",
    schema: object({
      ...wayBack,
      lines: linesSchema,
      refund: refundSchema,
      isHere: boolean(),
      kept: stockKept,
    }),
    fields: [
      field.own("lines", { load: partOf(returnFields, "ReturnLines"), isRequired: true, isWide: true }),
      ...wayBackFields(),
      field.own("refund", { load: partOf(returnFields, "Refund"), isWide: true }),
      field.toggle("notify"),
      field.toggle("isHere", { hint: "orders.return.hereHint" }),
      { ...keptField, when: { isHere: [true] } },
    ],
    values: (order) => ({
      ...wayBackValues(order),
      lines: returnableLines(order),
      refund: { typed: null, suggested: 0, maximum: refundableOf(order) },
      isHere: false,
      kept: [],
    }),
  },
  run: requestReturn,
});

/** Receives what was asked back, or a part of it. */
export const receive = defineAction("returns", {
  id: "receive",
  icon: PackageCheck,
  when: mayReceive,
  isNext: true,
  form: {
    look: "page",
    schema: object({
      lines: linesSchema,
      isWaiting: boolean(),
      location_id: nullable(string()),
      kept: stockKept,
      isRefunding: boolean(),
      refund: refundSchema,
    }),
    fields: [
      field.own("lines", { load: partOf(returnFields, "ReceiptLines"), isRequired: true, isWide: true }),
      field.reference("location_id", { to: "stock-locations", needs: "stockLocationService" }),
      field.own("refund", {
        load: partOf(returnFields, "Refund"),
        when: { isRefunding: [true] },
        isWide: true,
      }),
      keptField,
    ],
    values: (back) => {
      const lines = linesToReceive(back);
      return {
        lines,
        isWaiting: true,
        location_id: back.location_id ?? (back.order ? sentFrom(back.order) : null),
        kept: [],
        isRefunding: isRefunding(back),
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
