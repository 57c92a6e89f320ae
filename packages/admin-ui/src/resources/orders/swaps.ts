import {
  type ActionContext,
  AdminError,
  defineAction,
  defineBody,
  field,
  lazyExport,
  type OutputOf,
  type RecordContext,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import {
  allLineItems,
  newLinesField,
  newLinesSchema,
  shippingPayload,
} from "@tillhouse/extension-sdk/commerce";
import { type LineSelection, linesPayload, linesSchema } from "@tillhouse/extension-sdk/inputs";
import { runSteps } from "@tillhouse/extension-sdk/tasks";
import { ArrowLeftRight, Link } from "lucide-react";
import { array, boolean, literal, minLength, object, unknown } from "zod/mini";
import { fulfilSwap } from "./fulfillments/fulfillment-actions";
import { outboundShipping, outboundShippingFields } from "./fulfillments/outbound-shipping";
import { caseStep, readAgain } from "./returns/return-requests";
import { returnableLines } from "./returns/return-rules";
import {
  outcomeField,
  returnReasons,
  returnShipping,
  returnShippingFields,
  returnShippingValues,
} from "./returns/return-shipping";
import { cancelAction, mayCancelSubrecord } from "./shared/cancel";
import { orderFields } from "./shared/case-cells";
import { quantitiesOf } from "./shared/order-subrecords";
import { swapList, swapWork } from "./swaps/swap-list";
import { maySettle, settlements } from "./swaps/swap-rules";

type Order = RecordOf<"orders">;
type Swap = RecordOf<"swaps">;

/** Whether an exchange can be called off, or why not now. */
export function mayCancelSwap(swap: Swap): boolean | string {
  return mayCancelSubrecord(swap, /refunded$/.test(swap.payment_status) && "swaps.reasons.refunded");
}

/** Captures or gives back the difference. The store answers that all is well even where the payment's provider refused. */
export async function settle({ record: swap, host }: ActionContext<Swap>): Promise<void> {
  const { order } = await host.client.admin.custom.post<{ order: RecordOf<"orders"> }>(
    `/orders/${swap.order_id}/swaps/${swap.id}/process-payment`,
  );
  const after = order.swaps?.find(({ id }) => id === swap.id);
  if (after?.payment_status === "requires_action")
    throw new AdminError("conflict", host.translate("swaps.notSettled"));
}

/** Where the customer confirms and pays an exchange, as the store's settings say. */
export function confirmLink(template: string, swap: Swap): string {
  return template.replaceAll("{cart_id}", encodeURIComponent(swap.cart_id ?? ""));
}

/** Whether there is a link for the customer, or why not. */
export function mayCopyLink(swap: Swap, { store }: RecordContext): boolean | string {
  if (swap.canceled_at || swap.confirmed_at || !swap.cart_id) return false;
  const template = store?.swap_link_template;
  if (!template) return "swaps.reasons.noTemplate";
  return template.includes("{cart_id}") || "swaps.reasons.noCartId";
}

/** Exchanges of an order. Each is handed its order: `{ ...swap, order }`. */
export default defineBody("swaps", {
  list: swapList,
  derive: (swap) => ({ work: swapWork(swap) }),
  owner: {
    of: "orders",
    id: ({ order_id }) => order_id,
    holds: "swaps",
    select: {
      fields: orderFields,
      expand:
        "customer,shipping_address,items,swaps.additional_items,swaps.return_order.items,swaps.shipping_methods,swaps.fulfillments",
    },
  },
  row: lazyExport(() => import("./page/order-page"), "swapRow"),
  actions: [
    fulfilSwap,
    ...(["capture", "refund", "settle"] as const).map((id) => ({
      id,
      icon: settlements[id].icon,
      confirm: settlements[id].confirm,
      isPrimary: true,
      when: (swap: Swap) => maySettle(id, swap),
      run: settle,
      isDone: ({ payment_status }: Swap) => ["captured", "difference_refunded"].includes(payment_status),
    })),
    {
      id: "copyLink",
      icon: Link,
      isPrimary: true,
      when: mayCopyLink,
      run: {
        read: ({ record, host, copy }) => copy(confirmLink(host.store?.swap_link_template ?? "", record)),
      },
    },
    {
      ...cancelAction,
      when: mayCancelSwap,
      run: { post: "cancel" },
      isDone: ({ canceled_at }) => Boolean(canceled_at),
    },
  ],
});

/** Whether an order can be exchanged, or why not: the store wants it paid in full, nothing refunded, and something shipped. */
export function maySwap(order: Order): boolean | string {
  // A row of the list knows nothing of its lines.
  if (order.status === "canceled" || order.items === undefined) return false;
  if (order.payment_status !== "captured") return "orders.reasons.notWhollyPaid";
  if (order.fulfillment_status === "not_fulfilled" || returnableLines(order).length === 0)
    return "orders.reasons.nothingToReturn";
  return true;
}

const schema = object({
  ...returnShipping,
  outcome: literal("exchange"),
  lines: linesSchema,
  additional_items: newLinesSchema.check(minLength(1, "orders.swap.chooseNew")),
  custom_shipping_options: array(object(outboundShipping)),
  difference: unknown(),
  allow_backorder: boolean(),
});

/** What can come back, with what the store takes off for it: a price that has its tax in it counts as it stands. */
export function swapLines(order: Order): LineSelection[] {
  const items = new Map(allLineItems(order).map((item) => [item.id, item]));
  return returnableLines(order).map((line) => {
    const item = items.get(line.item_id);
    const isPlain = item?.includes_tax && !item.discount_total;
    return isPlain ? { ...line, amount: item.unit_price, amount_quantity: 1 } : line;
  });
}

/** What the API is sent of an exchange. */
export function swapPayload({ lines, way, location_id, notify, ...values }: OutputOf<typeof schema>) {
  return {
    return_items: linesPayload(lines),
    return_shipping: shippingPayload(way),
    return_location_id: location_id ?? undefined,
    no_notification: !notify,
    additional_items: values.additional_items,
    custom_shipping_options: values.custom_shipping_options,
    allow_backorder: values.allow_backorder,
  };
}

/** Whether an exchange takes and sends these items. */
function isExchangeOf(swap: Swap, { back, sent }: { back: string; sent: string }): boolean {
  return (
    quantitiesOf(swap.return_order?.items ?? [], "item_id") === back &&
    quantitiesOf(swap.additional_items ?? [], "variant_id") === sent
  );
}

/** Makes an exchange, once: one that an earlier try has made is found. */
async function exchangeOnce({
  record: order,
  values,
  host,
  progress,
}: ActionContext<Order, OutputOf<typeof schema>>) {
  const step = caseStep(host, await readAgain(host, order), {
    kind: "swaps",
    lines: values.lines,
    payload: swapPayload(values),
    sent: {
      back: quantitiesOf(linesPayload(values.lines), "item_id"),
      sent: quantitiesOf(values.additional_items, "variant_id"),
    },
    isMadeOf: isExchangeOf,
  });
  await runSteps([step], { progress });
}

const returnFields = () => import("./returns/return-fields");
const whole = { isWide: true, isRequired: true };

/** Takes items back and sends others for them. */
export const createSwap = defineAction("orders", {
  id: "exchange",
  icon: ArrowLeftRight,
  alternativeTo: "return",
  when: maySwap,
  invalidates: ["swaps", "returns", "reservations"],
  form: {
    layout: "page",
    schema,
    fields: [
      field.lines("lines", { label: "orders.swap.back", isRequired: true, reasons: returnReasons }),
      outcomeField(),
      newLinesField("additional_items", { label: "orders.swap.new", ...whole }),
      ...returnShippingFields(),
      field.group(
        "custom_shipping_options",
        // The customer chooses among them, and the store keeps back what is for staff only.
        outboundShippingFields("orders.swap.option", { filter: { admin_only: false } }),
        { label: "orders.swap.offers", hint: "orders.swap.offersHint" },
      ),
      field.custom("difference", {
        label: "orders.swap.difference",
        load: lazyExport(returnFields, "Difference"),
        isWide: true,
      }),
      field.toggle("allow_backorder", { label: "orders.swap.backorder" }),
      field.toggle("notify"),
    ],
    fromRecord: (order) => ({
      ...returnShippingValues(order),
      outcome: "exchange" as const,
      lines: swapLines(order),
      additional_items: [],
      custom_shipping_options: [],
      difference: null,
      allow_backorder: true,
    }),
  },
  run: exchangeOnce,
});
