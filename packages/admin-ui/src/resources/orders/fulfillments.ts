import {
  type ActionContext,
  AdminError,
  defineAction,
  defineResource,
  field,
  type Host,
} from "@tillhouse/extension-sdk";
import { PackageX, Truck } from "lucide-react";
import { array, boolean, object, enum as oneOf, string } from "zod/mini";
import { addressOf, canCancel, canShip, type Fulfillment, ownerOf } from "./fulfillment-rules";

/** Where an order keeps the parcels of each kind of owner. */
const parcelsOf = { order: "fulfillments", swap: "swaps.fulfillments", claim: "claims.fulfillments" };

interface Sending {
  owner: "order" | "swap" | "claim";
  tracking_numbers: string[];
  notify: boolean;
}

interface Parcels {
  fulfillments?: Fulfillment[];
  swaps?: { fulfillments?: Fulfillment[] }[];
  claims?: { fulfillments?: Fulfillment[] }[];
}

/**
 * Looks at a parcel again before it is sent or unpacked. The store would do either a second time, and count everything in it
 * twice.
 *
 * @throws AdminError where somebody else was faster
 */
export async function lookAgain({ client, translate }: Host, parcel: Fulfillment): Promise<void> {
  const path = parcelsOf[ownerOf(parcel)];
  const { order } = await client.admin.custom.get<{ order: Parcels }>(
    `/orders/${parcel.order?.id ?? parcel.order_id}`,
    { fields: "id", expand: [...new Set([path.split(".")[0], path])].join(",") },
  );
  const parcels = [order, ...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(
    ({ fulfillments = [] }) => fulfillments,
  );
  const now = parcels.find(({ id }) => id === parcel.id);
  const word = now?.canceled_at ? "canceled" : now?.shipped_at ? "shipped" : undefined;
  if (word !== undefined && !parcel[`${word}_at`])
    throw new AdminError("invalid", translate(`fulfillments.errors.${word}Meanwhile`));
}

const cancel = {
  icon: PackageX,
  tone: "danger",
  confirm: "asked",
  run: async ({ record, host }: { record: Fulfillment; host: Host }) => {
    await lookAgain(host, record);
    return host.client.admin.custom.post(`${addressOf(record)}/fulfillments/${record.id}/cancel`);
  },
  affects: ["reservations"],
} as const;

/** What is asked before a parcel is sent. */
export const shipForm = {
  schema: object({
    // Exchanges and claims keep to what was decided when they were made: there the store hears of no other wish.
    owner: oneOf(["order", "swap", "claim"]),
    tracking_numbers: array(string()),
    notify: boolean(),
  }),
  fields: [
    field.tags("tracking_numbers", {
      label: "fulfillments.fields.tracking_numbers",
      hint: "fulfillments.hints.tracking_numbers",
    }),
    field.toggle("notify", {
      label: "orders.fields.notify",
      hint: "fulfillments.hints.notifyShipped",
      when: { owner: ["order"] },
    }),
  ],
  values: (parcel: Fulfillment) => ({
    owner: ownerOf(parcel),
    tracking_numbers: [] as string[],
    notify: !(parcel.no_notification ?? parcel.order?.no_notification),
  }),
};

/** Marks a parcel as sent, unless somebody else has done so. */
export async function sendParcel({ record, values, host }: ActionContext<Fulfillment, Sending>) {
  await lookAgain(host, record);
  const isOrders = values.owner === "order";
  return host.client.admin.custom.post(`${addressOf(record)}/shipment${isOrders ? "" : "s"}`, {
    fulfillment_id: record.id,
    tracking_numbers: values.tracking_numbers,
    ...(isOrders && { no_notification: !values.notify }),
  });
}

/** Parcels of orders, exchanges and claims. */
export const fulfillments = defineResource({
  name: "fulfillments",
  api: { one: "fulfillment", many: "fulfillments" },
  title: ({ order }) => `#${order?.display_id}`,
  affects: ["orders", "swaps", "claims"],
  find: false,
  actions: [
    defineAction("fulfillments", { id: "ship", icon: Truck, when: canShip, form: shipForm, run: sendParcel }),
    { ...cancel, id: "cancel", when: (parcel) => ownerOf(parcel) === "order" && canCancel(parcel) },
    // The store puts nothing back on its shelf here, and the question says so.
    { ...cancel, id: "cancelSent", when: (parcel) => ownerOf(parcel) !== "order" && canCancel(parcel) },
  ],
});
