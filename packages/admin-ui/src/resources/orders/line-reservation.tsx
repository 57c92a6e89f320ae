import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Button, DateTime, Dialog, Ledger, LedgerRow, Status } from "@tillhouse/extension-sdk/ui";
import { Boxes } from "lucide-react";
import { useState } from "react";
import { type LineItem, nameOf, unfulfilledOf } from "../line-items";
import { canReserve, openLines } from "./fulfillment-rules";
import { isKept, type Reservation, type Reservations, useLocations, useReservations } from "./use-stock";

/** How far stock is kept back, in a word: nothing, a part, or all that is left to pack. */
function ReservedState({ reserved, left }: { reserved: number; left: number }) {
  const { translate } = useHost();
  const word = reserved >= left ? "all" : reserved > 0 ? "part" : "none";
  return (
    <Status
      tone={word === "all" ? "positive" : "caution"}
      shape={word === "all" ? "done" : word === "part" ? "half" : "ring"}
    >
      {translate(`orders.reserved.${word}`, { count: reserved, left })}
    </Status>
  );
}

/** How much of an order's open lines is kept back in stock; nothing where the store keeps nothing back for it. */
export function OrderReserved({ order }: { order: RecordOf<"orders"> }) {
  const reservations = useReservations(order);
  const lines = openLines(order).filter(isKept);
  if (lines.length === 0 || !reservations.isAsked || !reservations.isKnown) return null;
  const count = (of: (line: LineItem) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  return (
    <ReservedState
      reserved={count((line) => Math.min(unfulfilledOf(line), reservations.countOf(line)))}
      left={count(unfulfilledOf)}
    />
  );
}

/** Props of {@link LineReservation}. */
export interface LineReservationProps {
  order: RecordOf<"orders">;
  line: LineItem;
  reservations: Reservations;
}

/** What is kept back in stock for a line; pressing it shows where, and lets it be changed. */
export function LineReservation({ order, line, reservations }: LineReservationProps) {
  const { translate } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  if (!isKept(line) || !reservations.isAsked || !reservations.isKnown) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={translate("orders.reserved.of", {
          item: nameOf(line),
          count: reservations.countOf(line),
          left: unfulfilledOf(line),
        })}
        onClick={() => setIsOpen(true)}
      >
        <ReservedState reserved={reservations.countOf(line)} left={unfulfilledOf(line)} />
      </Button>
      {isOpen && <ReservationsDialog {...{ order, line, reservations }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReservationsDialog(props: LineReservationProps & { onClose: () => void }) {
  const { order, line, reservations, onClose } = props;
  const { translate } = useHost();
  const { nameOf: placeOf } = useLocations();
  const own = reservations.of(line);
  const rowOf = (reservation: Reservation) => (
    <LedgerRow
      key={reservation.id}
      icon={<Boxes className="th-icon" aria-hidden />}
      title={translate("orders.reserved.at", {
        count: reservation.quantity,
        location: placeOf(reservation.location_id) ?? "…",
      })}
      meta={[
        <DateTime key="when" value={String(reservation.created_at)} style="list" />,
        reservation.description,
      ]}
      hasActions
      end={
        <RecordActions
          of="reservations"
          record={{ ...reservation, line_item: line }}
          buttons={["change", "release"]}
        />
      }
    />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("orders.reserved.title")}
      subtitle={nameOf(line)}
      footer={
        canReserve(line) && reservations.countOf(line) < unfulfilledOf(line) ? (
          <RecordActions of="orders" record={order} buttons={["allocate"]} only={[]} />
        ) : null
      }
    >
      {own.length === 0 ? (
        <p className="th-muted">{translate("orders.reserved.nothing")}</p>
      ) : (
        <Ledger label={translate("orders.reserved.title")}>{own.map(rowOf)}</Ledger>
      )}
    </Dialog>
  );
}
