import { type CustomCell, cell, defineBody, filter, type RecordOf } from "@tillhouse/extension-sdk";
import { changeReservation, releaseReservation } from "./reservation-actions";
import { ReservationLocationName, ReservedBy, ReservedFor, ReservedItem } from "./reservation-cells";
import { reservationForm } from "./reservation-form";
import { readReserved } from "./reservation-reading";

type Reservation = RecordOf<"reservations">;

/** What is reserved: as it was sold, or as it is in stock where it is reserved for nobody yet. */
const item: CustomCell<Reservation> = {
  id: "item",
  sort: false,
  mobile: "lead",
  grow: 30,
  render: ({ line_item, inventory_item, inventory_item_id }) =>
    line_item?.title || inventory_item?.title || inventory_item?.sku || inventory_item_id,
};

const sku: CustomCell<Reservation> = {
  id: "sku",
  sort: false,
  mobile: "mark",
  text: ({ inventory_item }) => inventory_item?.sku ?? "",
  render: (reservation) => <ReservedItem reservation={reservation} isCode />,
};

const order: CustomCell<Reservation> = {
  id: "order",
  sort: false,
  mobile: "title",
  text: ({ line_item: line }) => (line?.order ? `#${line.order.display_id}` : (line?.title ?? "")),
  render: (reservation) => <ReservedFor reservation={reservation} />,
};

const location: CustomCell<Reservation> = {
  id: "location_id",
  sort: false,
  mobile: "second-mark",
  requires: "stockLocationService",
  text: ({ location_id }) => location_id,
  render: (reservation) => <ReservationLocationName reservation={reservation} />,
};

const createdBy: CustomCell<Reservation> = {
  id: "created_by",
  sort: false,
  text: ({ created_by }) => created_by ?? "",
  render: (reservation) => <ReservedBy reservation={reservation} />,
};

/** Stock that is reserved: for a line of an order, or for anything else. */
export default defineBody("reservations", {
  list: {
    columns: [
      item,
      { ...sku, isHidden: true },
      order,
      location,
      cell.number("quantity", { mobile: "end" }),
      cell.text("description", { grow: 30 }),
      cell.date("created_at", { mobile: "note" }),
      { ...createdBy, isHidden: true },
      cell.date("updated_at", { isHidden: true }),
    ],
    // By itself the list does not say who made them.
    select: {
      fields:
        "id,location_id,inventory_item_id,quantity,line_item_id,description,metadata,created_by,created_at,updated_at",
      expand: "line_item,inventory_item",
    },
    sort: "-created_at",
    filters: [
      filter.reference("location_id", { to: "stock-locations", requires: "stockLocationService" }),
      filter.reference("inventory_item_id", { to: "inventory-items" }),
      filter.number("quantity"),
      filter.text("description", { isPart: true }),
      filter.date("created_at"),
      filter.date("updated_at"),
      filter.reference("created_by", { to: "users" }),
      filter.reference("order_id", {
        to: "orders",
        label: "reservations.fields.order",
        disabledReason: "reservations.noFilter.order",
      }),
    ],
  },
  row: { facts: ["description", "quantity"] },
  detail: {
    complete: readReserved,
    sections: [
      {
        id: "reservation",
        facts: [
          {
            ...item,
            id: "inventory_item_id",
            render: (reservation) => <ReservedItem reservation={reservation} />,
          },
          location,
          cell.number("quantity"),
          order,
          "description",
        ],
      },
      { id: "details", column: "side", facts: [createdBy] },
      // The store puts what is sent in the place of all metadata: it is changed where all of it is at hand.
      { id: "metadata", column: "side", metadata: "read-only" },
    ],
  },
  form: reservationForm,
  actions: [changeReservation, releaseReservation],
});
