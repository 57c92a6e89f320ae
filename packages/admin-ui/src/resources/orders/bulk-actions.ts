import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import { PackageCheck, Truck } from "lucide-react";
import { boolean, nullable, object, refine, string } from "zod/mini";
import { unfulfilledOf } from "../line-items";
import { packOrder } from "./fulfillment-actions";
import { canFulfil, openLines } from "./fulfillment-rules";

type Order = RecordOf<"orders">;

/** Parcels of the order itself that are still here; those of its exchanges and claims are sent one by one. */
function openParcels({ fulfillments = [] }: Order) {
  return fulfillments.filter(({ canceled_at, shipped_at }) => !canceled_at && !shipped_at);
}

/** An order whose customer is never told stays so, whatever is wanted for the others. */
function isQuiet({ no_notification }: Order, { notify }: { notify: boolean }): boolean {
  return no_notification === true || !notify;
}

/** Whether an order has parcels to send, or why not. */
export function mayShipAll(order: Order): boolean | string {
  if (order.status === "canceled") return "orders.reasons.canceled";
  return openParcels(order).length > 0 || "orders.reasons.noParcels";
}

/** Sends every parcel of an order. One that is refused holds back none of the others, and is told with how many went. */
export async function shipAll({ record: order, values, host }: ActionContext<Order, { notify: boolean }>) {
  const parcels = openParcels(order);
  const refused: AdminError[] = [];
  for (const parcel of parcels)
    await host.client.admin.custom
      .post(`/orders/${order.id}/shipment`, {
        fulfillment_id: parcel.id,
        no_notification: isQuiet(order, values),
      })
      .catch((thrown: unknown) => refused.push(toAdminError(thrown)));
  const [first] = refused;
  if (first === undefined) return;
  if (refused.length === parcels.length) throw first;
  const words = { done: parcels.length - refused.length, count: parcels.length, reason: first.message };
  throw new AdminError("conflict", host.translate("orders.bulk.partlyShipped", words), { cause: first });
}

/** What is done with many orders at once: all that is left of each. Parts of one order are chosen on its page. */
export const bulkActions = [
  defineAction("orders", {
    id: "fulfilAll",
    icon: PackageCheck,
    isBulk: "only",
    readsRecord: true,
    when: canFulfil,
    affects: ["reservations"],
    form: {
      schema: object({
        location_id: nullable(string()).check(refine((id) => id !== null, "form.required")),
        notify: boolean(),
      }),
      fields: [
        field.reference("location_id", {
          to: "stock-locations",
          isRequired: true,
          needs: ["inventoryService", "stockLocationService"],
        }),
        field.toggle("notify", { label: "orders.fields.notify" }),
      ],
      start: { notify: true },
    },
    run: ({ record: order, values, host }) =>
      packOrder(host, order.id, {
        location_id: values.location_id ?? undefined,
        items: openLines(order).map((item) => ({ item_id: item.id, quantity: unfulfilledOf(item) })),
        no_notification: isQuiet(order, values),
      }),
  }),
  defineAction("orders", {
    id: "shipAll",
    icon: Truck,
    isBulk: "only",
    readsRecord: true,
    when: mayShipAll,
    form: {
      schema: object({ notify: boolean() }),
      fields: [field.toggle("notify", { label: "orders.fields.notify" })],
      start: { notify: true },
    },
    run: shipAll,
  }),
] as const;
