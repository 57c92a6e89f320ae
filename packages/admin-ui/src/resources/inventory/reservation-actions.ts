import { type ActionOf, defineAction } from "@tillhouse/extension-sdk";
import { reservationError } from "@tillhouse/extension-sdk/commerce";
import { PackageMinus, Pencil } from "lucide-react";
import { object } from "zod/mini";
import { placing, placingFields } from "./reservation-form";
import { requireRoom } from "./reservation-limits";

/** Changes how many are reserved, or moves them to another location. */
export const changeReservation = defineAction("reservations", {
  id: "change",
  icon: Pencil,
  form: {
    schema: object(placing),
    fields: placingFields,
    fromRecord: (reservation) => ({
      location_id: reservation.location_id,
      quantity: reservation.quantity,
      description: reservation.description ?? "",
      metadata: reservation.metadata ?? {},
    }),
  },
  run: async ({ record, values, host }) => {
    const { id, inventory_item_id, location_id } = record;
    const wanted = {
      inventory_item_id,
      location_id: values.location_id ?? location_id,
      quantity: values.quantity,
    };
    try {
      await requireRoom(host, wanted, record);
      return await host.client.admin.custom.post(`/reservations/${encodeURIComponent(id)}`, values);
    } catch (thrown) {
      throw reservationError(host, thrown);
    }
  },
  isDone: ({ location_id, quantity, description }, values) =>
    location_id === values.location_id &&
    quantity === values.quantity &&
    (description ?? "") === values.description,
});

/** Releases the stock: one reservation, or many. */
export const releaseReservation: ActionOf<"reservations"> = {
  id: "release",
  icon: PackageMinus,
  tone: "danger",
  confirm: "asked",
  isBulk: true,
  run: ({ record: { id }, host }) =>
    host.client.admin.custom.delete(`/reservations/${encodeURIComponent(id)}`),
  isDone: "gone",
};
