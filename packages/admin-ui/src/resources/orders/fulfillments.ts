import {
  type ActionContext,
  AdminError,
  defineAction,
  defineBody,
  describeError,
  field,
  type Host,
  lazyExport,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { runSteps, type Step, type StepNote } from "@tillhouse/extension-sdk/tasks";
import { PackageX, Printer, Truck } from "lucide-react";
import { array, boolean, custom, object, string } from "zod/mini";
import {
  addressOf,
  canCancel,
  canShip,
  type Fulfillment,
  mayShipListed,
  ownerOf,
  parcelsOf,
  waitingParcels,
} from "./fulfillments/fulfillment-rules";
import { type NumberedParcel, numbersOf, parcelsToSend } from "./fulfillments/parcel-numbers";

type Order = RecordOf<"orders">;

/** What of an order holds the parcels of each kind of owner. */
const expandOf = {
  order: "fulfillments",
  swap: "swaps,swaps.fulfillments",
  claim: "claims,claims.fulfillments",
};

/** A parcel as it is by now. */
async function readParcel({ client }: Host, parcel: Fulfillment): Promise<Fulfillment | undefined> {
  const { order } = await client.admin.custom.get<{ order: Order }>(
    `/orders/${parcel.order?.id ?? parcel.order_id}`,
    { fields: "id", expand: expandOf[ownerOf(parcel)] },
  );
  return parcelsOf(order).find(({ id }) => id === parcel.id);
}

/**
 * Sends or unpacks a parcel once. The store would do either a second time, and count everything in it twice: the parcel is looked at
 * first. What an earlier try has done is done.
 *
 * @throws AdminError where somebody else was faster
 */
export function parcelStep(
  host: Host,
  parcel: Fulfillment,
  { id, word, run }: { id: string; word: "shipped" | "canceled"; run(): Promise<unknown> },
): Step<boolean> {
  return {
    id,
    find: async (noted) => {
      const now = await readParcel(host, parcel);
      const found = now?.canceled_at ? "canceled" : now?.shipped_at ? "shipped" : undefined;
      if (found === undefined) return undefined;
      if (noted !== undefined && found === word) return true;
      throw new AdminError("invalid", host.translate(`fulfillments.errors.${found}Meanwhile`));
    },
    run: async () => {
      await run();
      return true;
    },
  };
}

const cancel = {
  icon: PackageX,
  tone: "danger",
  confirm: "asked",
  run: ({ record, host, progress }: ActionContext<Fulfillment>) => {
    const path = `${addressOf(record)}/fulfillments/${record.id}/cancel`;
    const run = () => host.client.admin.custom.post(path);
    return runSteps([parcelStep(host, record, { id: "cancel", word: "canceled", run })], { progress });
  },
  invalidates: ["reservations"],
} as const;

const notify = field.toggle("notify", { label: "orders.fields.notify" });

/** What is asked before a parcel is sent. */
const shipForm = {
  schema: object({ tracking_numbers: array(string()), notify: boolean() }),
  fields: [
    field.tags("tracking_numbers", {
      label: "fulfillments.fields.tracking_numbers",
      hint: "fulfillments.hints.tracking_numbers",
    }),
    // Exchanges and claims keep to what was decided when they were made: there the store hears of no other wish.
    { ...notify, hint: "fulfillments.hints.notifyShipped", visibleWhen: { owner: ["order"] } },
  ],
  lines: ({ items, order }: Fulfillment) => namedLines(items, order),
  context: (parcel: Fulfillment) => ({ owner: ownerOf(parcel) }),
  fromRecord: (parcel: Fulfillment) => ({
    tracking_numbers: [] as string[],
    notify: !(parcel.no_notification ?? parcel.order?.no_notification),
  }),
};

/** Marks a parcel as sent, unless somebody else has done so. */
export async function sendParcel({
  record,
  values,
  host,
  progress,
}: ActionContext<Fulfillment, ReturnType<typeof shipForm.fromRecord>>) {
  const isOrders = ownerOf(record) === "order";
  const run = () =>
    host.client.admin.custom.post(`${addressOf(record)}/shipment${isOrders ? "" : "s"}`, {
      fulfillment_id: record.id,
      tracking_numbers: values.tracking_numbers,
      ...(isOrders && { no_notification: !values.notify }),
    });
  await runSteps([parcelStep(host, record, { id: "ship", word: "shipped", run })], { progress });
}

/** The one parcel of an order that is still here. Of several each is sent where it stands. */
function onlyParcel(order: Order): Fulfillment {
  const [parcel] = waitingParcels(order);
  if (parcel === undefined) throw new Error("No parcel of this order waits.");
  return parcel;
}

/** Sends the parcel of an order from the head of its page. */
export const shipOrder = defineAction("orders", {
  id: "ship",
  shortcut: "s",
  icon: Truck,
  isPrimary: true,
  when: (order) => waitingParcels(order).length === 1,
  form: {
    ...shipForm,
    // Somebody else may send it while the form is open: what was typed stays.
    lines: (order) => waitingParcels(order).flatMap((parcel) => shipForm.lines({ ...parcel, order })),
    context: () => ({ owner: "order" }),
    fromRecord: (order) => shipForm.fromRecord(onlyParcel(order)),
  },
  run: (context) => sendParcel({ ...context, record: onlyParcel(context.record) }),
});

/** Whether an order has parcels to send, or why not. */
export function mayShipAll(order: Order): boolean | string {
  if (order.status === "canceled") return "orders.reasons.canceled";
  return waitingParcels(order).length > 0 || "orders.reasons.noParcels";
}

/** Sends every parcel of an order. One that is refused holds back none of the others, and is told with how many went. */
export async function shipAll({
  record: order,
  values,
  host,
}: ActionContext<Order, { notify: boolean; parcels: NumberedParcel[] }>) {
  const parcels = waitingParcels(order);
  const ship = (parcel: Fulfillment): Step => {
    const { id } = parcel;
    const run = () =>
      host.client.admin.custom.post(`/orders/${order.id}/shipment`, {
        fulfillment_id: id,
        tracking_numbers: numbersOf(values.parcels.find((one) => one.id === id)?.numbers ?? ""),
        // An order whose customer is never told stays so, whatever is wanted for the others.
        no_notification: order.no_notification || !values.notify,
      });
    const step = parcelStep(host, parcel, { id, word: "shipped", run });
    // What was read for this run needs no second look before it is sent.
    return { ...step, find: (noted, context) => noted && step.find?.(noted as StepNote<boolean>, context) };
  };
  const { done, failures } = await runSteps(parcels.map(ship), { onFailure: "continue" });
  const first = failures[0]?.error;
  if (first === undefined) return;
  if (done.length === 0) throw first;
  const reason = describeError(first, host.translate);
  const words = { done: done.length, count: parcels.length, reason };
  throw new AdminError("conflict", host.translate("orders.bulk.partlyShipped", words), { cause: first });
}

/** Sends what is packed of many orders. */
export const shipOrders = defineAction("orders", {
  id: "shipAll",
  shortcut: "s",
  icon: Truck,
  isBulk: "only",
  loadsRecord: true,
  when: mayShipAll,
  isPrimary: true,
  whenListed: mayShipListed,
  form: {
    schema: object({ parcels: custom<NumberedParcel[]>(Array.isArray), notify: boolean() }),
    fields: [
      field.custom("parcels", {
        hint: "orders.shipAll.hint",
        load: lazyExport(() => import("./fulfillments/parcel-numbers-field"), "ParcelNumbers"),
      }),
      notify,
    ],
    defaultValuesOfMany: (orders) => ({ parcels: parcelsToSend(orders), notify: true }),
  },
  run: shipAll,
});

/** Parcels of orders, exchanges and claims. */
export default defineBody("fulfillments", {
  row: lazyExport(() => import("./page/order-page"), "parcelRow"),
  actions: [
    defineAction("fulfillments", {
      id: "ship",
      icon: Truck,
      isPrimary: true,
      when: canShip,
      form: shipForm,
      run: sendParcel,
    }),
    {
      id: "printSlip",
      icon: Printer,
      when: ({ canceled_at }) => !canceled_at,
      run: {
        link: (parcel, { href }) => {
          const order = parcel.order?.id ?? parcel.order_id ?? "";
          const asked = new URLSearchParams({ document: "packing-slip", id: order, sheet: parcel.id });
          return `${href("orders")}/print?${asked}`;
        },
      },
    },
    { ...cancel, id: "cancel", when: (parcel) => ownerOf(parcel) === "order" && canCancel(parcel) },
    // The store puts nothing back on its shelf here, and the question says so.
    { ...cancel, id: "cancelSent", when: (parcel) => ownerOf(parcel) !== "order" && canCancel(parcel) },
  ],
});
