import { defineAction, field } from "@tillhouse/extension-sdk";
import { Undo2 } from "lucide-react";
import { boolean, int, minimum, nullable, number, object, string } from "zod/mini";
import { refundableOf } from "./order-rules";
import { requestReturn } from "./return-calls";
import { linesSchema, returnableLines } from "./return-lines";
import { mayReturn, refundAmount, refundSchema, sentFrom } from "./return-rules";
import { stockKept } from "./stock-kept";

/** What can be done about what comes back, with the order itself. */
export const returnActions = [
  defineAction("orders", {
    id: "return",
    icon: Undo2,
    when: mayReturn,
    affects: ["returns"],
    form: {
      look: "page",
      schema: object({
        lines: linesSchema,
        option_id: nullable(string()),
        hasOption: boolean(),
        price: nullable(
          number("form.unreadable").check(int("form.unreadable"), minimum(0, "form.unreadable")),
        ),
        location_id: nullable(string()),
        refund: refundSchema,
        notify: boolean(),
        isHere: boolean(),
        kept: stockKept,
      }),
      fields: [
        field.own("lines", { load: () => import("./return-lines-field"), isRequired: true, isWide: true }),
        field.own("option_id", {
          label: "orders.return.option",
          load: () => import("./return-option-field"),
        }),
        field.reference("location_id", {
          label: "orders.return.location",
          to: "stock-locations",
          needs: "stockLocationService",
          hint: "orders.return.locationHint",
        }),
        field.money<"price">("price", {
          label: "orders.return.price",
          when: { hasOption: [true] },
          currencyFrom: "currency_code",
        }),
        field.own("refund", { load: () => import("./request-refund"), isWide: true }),
        field.toggle("notify"),
        field.toggle("isHere", { hint: "orders.return.hereHint" }),
        field.own("kept", {
          load: () => import("./restock-note"),
          needs: ["inventoryService", "stockLocationService"],
          when: { isHere: [true] },
          isWide: true,
        }),
      ],
      values: (order) => ({
        lines: returnableLines(order),
        option_id: null,
        hasOption: false,
        price: null,
        location_id: sentFrom(order),
        refund: { typed: null, suggested: 0, maximum: refundableOf(order) },
        notify: !order.no_notification,
        isHere: false,
        kept: [],
      }),
    },
    run: ({ values, ...context }) =>
      requestReturn({ ...context, values: { ...values, refund: refundAmount(values.refund) } }),
  }),
] as const;
