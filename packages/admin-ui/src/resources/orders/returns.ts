import { defineAction, defineResource, field } from "@tillhouse/extension-sdk";
import { Ban, PackageCheck } from "lucide-react";
import { boolean, nullable, object, string } from "zod/mini";
import { refundableOf } from "./order-rules";
import { cancelReturn, receiveReturn } from "./return-calls";
import { linesSchema } from "./return-lines";
import { returnList } from "./return-list";
import {
  isRefunding,
  linesToReceive,
  mayCancelReturn,
  mayReceive,
  refundAmount,
  refundSchema,
  sentFrom,
  suggestReceipt,
} from "./return-rules";
import { stockKept } from "./stock-kept";

/** What comes back of an order, of an exchange or of a claim. Each is handed its order: `{ ...back, order }`. */
export const returns = defineResource({
  name: "returns",
  // A widget gets the record under this name, and "return" is a word of the language.
  zone: "order_return",
  route: "orders/returns",
  // The store answers pages of them, and can do nothing else.
  api: { one: "return", many: "returns", isWhole: { newest: 400 } },
  title: ({ order }) => `#${order?.display_id ?? ""}`,
  find: false,
  list: returnList,
  affects: ["orders", "swaps", "claims", "reservations"],
  actions: [
    defineAction("returns", {
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
          field.own("lines", { load: () => import("./receipt-lines-field"), isRequired: true, isWide: true }),
          field.reference("location_id", { to: "stock-locations", needs: "stockLocationService" }),
          field.own("refund", {
            load: () => import("./receipt-refund"),
            when: { isRefunding: [true] },
            isWide: true,
          }),
          field.own("kept", {
            load: () => import("./restock-note"),
            needs: ["inventoryService", "stockLocationService"],
            isWide: true,
          }),
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
      run: ({ values, ...context }) =>
        receiveReturn({
          ...context,
          values: {
            ...values,
            // An exchange has no refund; of a claim that was refunded nothing more goes back.
            refund: values.isRefunding ? refundAmount(values.refund) : context.record.swap_id ? undefined : 0,
          },
        }),
    }),
    {
      id: "cancel",
      icon: Ban,
      tone: "danger",
      confirm: "asked",
      when: mayCancelReturn,
      run: cancelReturn,
    },
  ],
});
