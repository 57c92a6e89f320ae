import { type CustomFieldProps, type RecordOf, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import {
  type LineItem,
  LocationSelect,
  type StockItem,
  stockLevelAt,
  unfulfilledQuantity,
  useReservations,
  useStock,
} from "@tillhouse/extension-sdk/commerce";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";

type Kept = Pick<RecordOf<"reservations">, "id" | "inventory_item_id" | "location_id" | "quantity">;

/**
 * How many units a reservation can hold at a place. What it holds there already is its own to keep; in another place all of it
 * has to be free.
 */
export function mostAt(reservation: Kept, locationId: string, stock: readonly StockItem[]): number {
  const level = stockLevelAt(stock, reservation.inventory_item_id, locationId);
  if (level === undefined) return 0;
  const own = reservation.location_id === locationId ? reservation.quantity : 0;
  return Math.max(own, level.stocked_quantity - level.reserved_quantity + own);
}

/** How many units of a line a reservation can hold beside the line's other reservations. */
export function mostFor(line: LineItem, reservation: Kept, others: readonly Kept[]): number {
  const reserved = others
    .filter(({ id }) => id !== reservation.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, unfulfilledQuantity(line) - reserved);
}

function useChanging() {
  const { record: reservation, values } = useFormRecord<"reservations">();
  const line = reservation.line_item;
  const lines = line ? [line] : [];
  const { stock, error, refetch } = useStock(lines);
  const reservations = useReservations(lines);
  const fits = line && reservations.isKnown ? mostFor(line, reservation, reservations.of(line)) : undefined;
  const atPlace = (id: string) =>
    stock === undefined || line?.variant?.allow_backorder
      ? Number.POSITIVE_INFINITY
      : mostAt(reservation, id, stock);
  const mostIn = (id: string) => Math.min(fits ?? Number.POSITIVE_INFINITY, atPlace(id));
  return { reservation, values, stock, error, refetch, fits, mostIn };
}

/** Where it is kept back. In a place that does not keep the thing at all the store would lose it. */
export function ReservationLocation(props: CustomFieldProps<string | null>) {
  const { reservation, stock, mostIn } = useChanging();
  return (
    <LocationSelect
      {...props}
      wanted={reservation.quantity}
      countAt={
        stock &&
        ((id) => (stockLevelAt(stock, reservation.inventory_item_id, id) === undefined ? 0 : mostIn(id)))
      }
      isStrict
    />
  );
}

/** How many are kept back, at most what is left of the line and free at the place. */
export function ReservationQuantity({ value, ...props }: CustomFieldProps<number | null>) {
  const { translate } = useHost();
  const { values, error, refetch, mostIn } = useChanging();
  const most = typeof values.location_id === "string" ? mostIn(values.location_id) : undefined;
  const isLimited = most !== undefined && Number.isFinite(most);
  return (
    <div className="th-fields">
      <ReadProblem {...{ error, refetch }}>{translate("orders.stock.unknown")}</ReadProblem>
      <NumberInput
        {...props}
        note={isLimited ? translate("ui.lines.atMost", { count: most }) : undefined}
        digits={0}
        min={1}
        max={isLimited ? Math.max(1, most) : undefined}
        step={1}
        value={value}
      />
    </div>
  );
}
