import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  partOf,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { BadgeCheck, Banknote, Undo2 } from "lucide-react";
import { boolean, nullable, number, object, enum as oneOf, refine, string, trim } from "zod/mini";
import { mayCapture, mayMarkPaid, mayRefund, refundablePayments } from "./order-rules";

type Order = RecordOf<"orders">;

const fields = () => import("./refund-fields");

const refundReasons = ["discount", "return", "swap", "claim", "other"] as const;

/** Takes the payments in. The store answers that all went well, too, where a provider refused: its state says so. */
export async function takePayments({ record, host }: ActionContext<Order>) {
  const answer = await host.client.admin.custom.post<{ order: Order }>(`/orders/${record.id}/capture`);
  if (answer.order.payment_status === "requires_action")
    throw new AdminError("conflict", host.translate("orders.captureFailed"));
  return answer;
}

const refundSchema = object({
  hasChoice: boolean(),
  /** The one payment that it is taken from; the store chooses where none is named. */
  payment_id: string(),
  // How much it may be is known to its field, which knows the order.
  amount: nullable(number()).check(refine((amount) => amount !== null, "form.required")),
  reason: oneOf(refundReasons, "form.required"),
  note: string().check(trim()),
  notify: boolean(),
});

/** What can be done with the money of an order. */
export const paymentActions = [
  { id: "capture", icon: Banknote, when: mayCapture, run: takePayments, isNext: true, isBulk: true },
  {
    id: "markPaid",
    icon: BadgeCheck,
    when: mayMarkPaid,
    run: takePayments,
    confirm: "asked",
    isNext: true,
  },
  defineAction("orders", {
    id: "refund",
    icon: Undo2,
    when: mayRefund,
    form: {
      schema: refundSchema,
      fields: [
        field.own("payment_id", {
          visibleWhen: { hasChoice: [true] },
          load: partOf(fields, "RefundPayment"),
        }),
        field.own("amount", { isRequired: true, load: partOf(fields, "RefundAmount") }),
        field.choice("reason", refundReasons, { isRequired: true }),
        field.longText("note"),
        field.toggle("notify", { visibleWhen: { payment_id: [""] } }),
      ],
      values: (order) => ({
        hasChoice: refundablePayments(order).length > 1,
        payment_id: "",
        amount: null,
        reason: "discount" as const,
        note: "",
        notify: !order.no_notification,
      }),
    },
    run({ record, values: { payment_id, amount, reason, note, notify }, host }) {
      const { custom } = host.client.admin;
      const refund = { amount, reason, note: note || undefined };
      if (payment_id !== "") return custom.post(`/payments/${payment_id}/refund`, refund);
      return custom.post(`/orders/${record.id}/refund`, { ...refund, no_notification: !notify });
    },
  }),
] as const;
