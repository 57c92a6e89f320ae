import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  formatMoney,
  lazyExport,
  type OutputOf,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { type LineSelection, restoreLines } from "@tillhouse/extension-sdk/inputs";
import {
  type Created,
  creationStep,
  refuseTwin,
  runSteps,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import { BadgeCheck, Banknote, Undo2 } from "lucide-react";
import { boolean, custom, nullable, number, object, enum as oneOf, refine, string, trim } from "zod/mini";
import { refundLines } from "../returns/return-rules";
import { mayCapture, mayMarkPaid, mayRefund, openAmount, refundablePayments } from "../shared/order-rules";
import { readSubrecords } from "../shared/order-subrecords";

type Order = RecordOf<"orders">;
type Refund = NonNullable<Order["refunds"]>[number];

const isPaid = ({ payment_status }: Order) => payment_status === "captured";

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
  /** They fill in the amount; the store is not told of them. */
  lines: custom<LineSelection[]>(Array.isArray),
  /** The one payment that it is taken from; the store chooses where none is named. */
  payment_id: string(),
  // How much it may be is known to its field, which knows the order.
  amount: nullable(number()).check(refine((amount) => amount !== null, "form.required")),
  // Nobody is to book it under a reason that stood there already.
  reason: nullable(oneOf(refundReasons)).check(refine((reason) => reason !== null, "form.required")),
  note: string().check(trim()),
  notify: boolean(),
});

/** What is sent of a refund. */
interface SentRefund {
  payment_id: string | null;
  /** In minor units. */
  amount: number | null;
  reason: string | null;
  note: string | undefined;
}

/** Whether a refund of the order is what was sent. The store names a payment where nobody chose one. */
function isRefundOf(made: Refund, { payment_id, amount, reason, note }: SentRefund): boolean {
  const isFromIt = payment_id === null || made.payment_id === payment_id;
  return isFromIt && made.amount === amount && made.reason === reason && (made.note || undefined) === note;
}

/** Gives money back, once: what an earlier try has given back, or somebody else since the form was opened, is looked for first. */
async function refund({
  record: order,
  values,
  host,
  progress,
}: ActionContext<Order, OutputOf<typeof refundSchema>>) {
  const { custom } = host.client.admin;
  const { payment_id, amount, reason, note, notify } = values;
  const sent: SentRefund = { payment_id: payment_id || null, amount, reason, note: note || undefined };
  const readAgain = () => readSubrecords(host, order.id, "refunds");
  const create = async () => {
    const what = { amount, reason, note: sent.note };
    if (payment_id !== "")
      return (await custom.post<{ refund: Refund }>(`/payments/${payment_id}/refund`, what)).refund;
    const path = `/orders/${order.id}/refund`;
    return (await custom.post<{ order: Order }>(path, { ...what, no_notification: !notify })).order.refunds;
  };
  const creation = {
    id: "refund",
    sent,
    items: await readAgain(),
    readAgain,
    isMadeOf: isRefundOf,
    create,
  };
  const wordsFor = (minor: number | null) =>
    formatMoney({ amount: minor ?? 0, currencyCode: order.currency_code, locale: host.locale });
  refuseTwin(progress, creation, {
    since: order.refunds ?? [],
    words: host.translate("orders.refund.twin", { amount: wordsFor(amount) }),
  });
  await runSteps([creationStep(creation)], { progress });
  const made = progress.get<StepNote<Created<SentRefund>>>("refund")?.result?.sent.amount ?? amount;
  // What was typed after a try that went through was not sent.
  if (made !== amount) host.notify.warn(host.translate("orders.refund.earlier", { amount: wordsFor(made) }));
}

/** What can be done with the money of an order. */
export const paymentActions = [
  {
    id: "capture",
    shortcut: "c",
    icon: Banknote,
    when: mayCapture,
    whenListed: mayCapture,
    run: takePayments,
    isDone: isPaid,
    confirm: "asked",
    amount: openAmount,
    loadsRecord: true,
    isPrimary: true,
    isBulk: true,
  },
  {
    id: "markPaid",
    icon: BadgeCheck,
    when: mayMarkPaid,
    run: takePayments,
    isDone: isPaid,
    confirm: "asked",
    isPrimary: true,
  },
  defineAction("orders", {
    id: "refund",
    shortcut: "r",
    icon: Undo2,
    when: mayRefund,
    amount: ({ currency_code: currencyCode }, { amount }) =>
      // While the text is no amount it is not a number.
      amount ? { amount, currencyCode } : undefined,
    form: {
      schema: refundSchema,
      fields: [
        field.custom("payment_id", {
          visibleWhen: { hasChoice: [true] },
          load: lazyExport(fields, "RefundPayment"),
        }),
        field.custom("lines", {
          label: "orders.refund.byLines",
          isWide: true,
          load: lazyExport(fields, "RefundLines"),
          restore: restoreLines,
        }),
        field.custom("amount", { isRequired: true, load: lazyExport(fields, "RefundAmount") }),
        field.choice("reason", refundReasons, { isRequired: true }),
        field.longText("note"),
        field.toggle("notify", { visibleWhen: { payment_id: [""] } }),
      ],
      fromRecord: (order) => ({
        hasChoice: refundablePayments(order).length > 1,
        lines: refundLines(order),
        payment_id: "",
        amount: null,
        reason: null,
        note: "",
        notify: !order.no_notification,
      }),
    },
    run: refund,
  }),
] as const;
