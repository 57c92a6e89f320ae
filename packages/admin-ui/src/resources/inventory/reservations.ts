import { defineAction, defineBody, field, lazyExport } from "@tillhouse/extension-sdk";
import { locationSchema, metadataSchema, reservationError } from "@tillhouse/extension-sdk/commerce";
import { PackageMinus, Pencil } from "lucide-react";
import { int, minimum, number, object, string, trim } from "zod/mini";

const fields = () => import("./reservation-fields");

/** Stock that is kept back for a line of an order. */
export default defineBody("reservations", {
  actions: [
    defineAction("reservations", {
      id: "change",
      icon: Pencil,
      form: {
        schema: object({
          location_id: locationSchema,
          quantity: number("form.required").check(int("ui.number.integer"), minimum(1, "reservations.least")),
          description: string().check(trim()),
          metadata: metadataSchema,
        }),
        fields: [
          field.custom("location_id", {
            isRequired: true,
            requires: "stockLocationService",
            load: lazyExport(fields, "ReservationLocation"),
          }),
          field.custom("quantity", { isRequired: true, load: lazyExport(fields, "ReservationQuantity") }),
          field.longText("description"),
          field.metadata("metadata"),
        ],
        fromRecord: (reservation) => ({
          location_id: reservation.location_id,
          quantity: reservation.quantity,
          description: reservation.description ?? "",
          metadata: reservation.metadata ?? {},
        }),
      },
      run: ({ record: { id }, values, host }) =>
        host.client.admin.custom.post(`/reservations/${id}`, values).catch((thrown: unknown) => {
          throw reservationError(host, thrown);
        }),
      isDone: ({ location_id, quantity, description }, values) =>
        location_id === values.location_id &&
        quantity === values.quantity &&
        (description ?? "") === values.description,
    }),
    {
      id: "release",
      icon: PackageMinus,
      tone: "danger",
      confirm: "asked",
      run: ({ record: { id }, host }) => host.client.admin.custom.delete(`/reservations/${id}`),
      isDone: "gone",
    },
  ],
});
