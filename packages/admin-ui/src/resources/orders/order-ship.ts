import { defineAction, type RecordOf } from "@tillhouse/extension-sdk";
import { Truck } from "lucide-react";
import { canShip, type Fulfillment } from "./fulfillment-rules";
import { sendParcel, shipForm } from "./fulfillments";

type Order = RecordOf<"orders">;

/** The one parcel of an order that is still here. Of several each is sent where it stands. */
function waitingParcel(order: Order): Fulfillment | undefined {
  const parcels = (order.fulfillments ?? [])
    .map((parcel): Fulfillment => ({ ...parcel, order }))
    .filter((parcel) => canShip(parcel) === true);
  return parcels.length === 1 ? parcels[0] : undefined;
}

/** The same, where the action is offered because there is one. */
function parcelOf(order: Order): Fulfillment {
  const parcel = waitingParcel(order);
  if (parcel === undefined) throw new Error("No parcel of this order waits.");
  return parcel;
}

/** Sends the parcel of an order from the head of its page. */
export const shipOrder = defineAction("orders", {
  id: "ship",
  icon: Truck,
  isNext: true,
  when: (order) => waitingParcel(order) !== undefined,
  form: { ...shipForm, values: (order) => shipForm.values(parcelOf(order)) },
  run: (context) => sendParcel({ ...context, record: parcelOf(context.record) }),
});
