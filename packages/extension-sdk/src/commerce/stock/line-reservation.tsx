import { Boxes } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RecordActions } from "../../kit/record-actions";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { StackedList, StackedListItem } from "../../ui/layout/stacked-list";
import { DateTime } from "../../ui/text/date-time";
import { Status } from "../../ui/text/status";
import { type LineItem, lineName, unfulfilledQuantity } from "../lines/line-items";
import { useLocations } from "../locations/use-locations";
import type { Reservations } from "./use-stock";

const styles = {
  all: { tone: "positive", shape: "done" },
  part: { tone: "caution", shape: "half" },
  none: { tone: "caution", shape: "ring" },
} as const;

/** Items that are counted together, and their reservations. */
export interface ReservedStateProps {
  /** Lines that are counted together. */
  lines: readonly LineItem[];
  /** What {@link useReservations} read for them. */
  reservations: Reservations;
}

/**
 * How much of what is left of lines is reserved in stock, in a word; nothing where the store reserves nothing for them.
 *
 * @example <ReservedState lines={order.items ?? []} reservations={useReservations(order.items ?? [])} />
 */
export function ReservedState({ lines, reservations }: ReservedStateProps) {
  const { translate } = useHost();
  const told = lines.filter(reservations.isTold);
  if (reservations.retry)
    return (
      <span className="th-row th-row--wrap" role="alert">
        <span className="th-small th-muted">
          {translate("timeline.failed", { name: translate("orders.reserved.title") })}
        </span>
        <Button size="small" onClick={reservations.retry}>
          {translate("action.retry")}
        </Button>
      </span>
    );
  if (told.length === 0) return null;
  const sumOf = (units: (line: LineItem) => number) => told.reduce((sum, line) => sum + units(line), 0);
  const [count, left] = [sumOf(reservations.countOf), sumOf(unfulfilledQuantity)];
  const word = count >= left ? "all" : count > 0 ? "part" : "none";
  return <Status {...styles[word]}>{translate(`orders.reserved.${word}`, { count, left })}</Status>;
}

/** One item, its reservations, and a button that reserves more. */
export interface LineReservationProps {
  /** One of the lines that the reservations were read for. */
  line: LineItem;
  /** What {@link useReservations} read. */
  reservations: Reservations;
  /** Keeps back more, where more can be. */
  action: ReactNode;
}

/**
 * What is reserved in stock for a line; pressing it shows where, and lets it be changed.
 *
 * @example <LineReservation line={line} reservations={reservations} action={<RecordActions of="orders" record={order} buttons={["allocate"]} />} />
 */
export function LineReservation({ line, reservations, action }: LineReservationProps) {
  const { translate } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const { nameOf: placeOf } = useLocations({ isWanted: isOpen });
  if (!reservations.isTold(line)) return null;
  const own = reservations.of(line);
  const title = translate("orders.reserved.title");
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={translate("orders.reserved.of", {
          item: lineName(line),
          count: reservations.countOf(line),
          left: unfulfilledQuantity(line),
        })}
        onClick={() => setIsOpen(true)}
      >
        <ReservedState lines={[line]} reservations={reservations} />
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setIsOpen(false)}
          title={title}
          subtitle={lineName(line)}
          footer={reservations.isShort(line) ? action : null}
        >
          {own.length === 0 ? (
            <p className="th-muted">{translate("orders.reserved.nothing")}</p>
          ) : (
            <StackedList label={title}>
              {own.map((reservation) => (
                <StackedListItem
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
              ))}
            </StackedList>
          )}
        </Dialog>
      )}
    </>
  );
}
