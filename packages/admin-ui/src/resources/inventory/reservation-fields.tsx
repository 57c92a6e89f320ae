import {
  type CustomFieldProps,
  type RecordOf,
  useAdminQuery,
  useFeatureFlag,
  useFormRecord,
  useHost,
  usePendingField,
} from "@tillhouse/extension-sdk";
import { LocationSelect, stockLevelAt } from "@tillhouse/extension-sdk/commerce";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { isEndless, mostAt, mostFor, newReservation, type SoldItem } from "./reservation-limits";

type Reservation = RecordOf<"reservations">;

/** More reservations than any line has. */
const limit = 1000;

/** What the form's reservation can hold. Without a line of an order only what is stocked at the location limits it. */
function useLimits() {
  const { record, values } = useFormRecord<"reservations">();
  const { isFeatureEnabled } = useFeatureFlag();
  // There is none while one is made.
  const held: Reservation | undefined = record;
  const itemId = held?.inventory_item_id ?? values.inventory_item_id;
  const id = typeof itemId === "string" ? itemId : "";
  const { data, error, isLoading, refetch } = useAdminQuery<{ inventory_items: SoldItem[] }>(
    // Stock changes with what is reserved of it, and is read again with it.
    "reservations",
    "/inventory-items",
    { query: { id: [id], limit: 1 }, isWanted: id !== "" && isFeatureEnabled("inventoryService") },
  );
  const line = held?.line_item;
  const others = useAdminQuery<{ reservations: Reservation[] }>("reservations", "/reservations", {
    query: { line_item_id: [line?.id ?? ""], limit },
    isWanted: line !== undefined,
  });
  const isReading = isLoading || others.isLoading;
  usePendingField(isReading);
  // What was read of the item before stays until the next one is there.
  const item = data?.inventory_items.find((other) => other.id === id);
  const reservation = held ?? newReservation(id);
  const reserved = others.data?.reservations.filter(({ line_item_id }) => line_item_id === line?.id);
  const fits = line && reserved && mostFor(line, reservation, reserved);
  const levelAt = (location: string) => item && stockLevelAt([item], id, location);
  const mostIn = (location: string) =>
    Math.min(
      fits ?? Number.POSITIVE_INFINITY,
      item === undefined || isEndless(line, item)
        ? Number.POSITIVE_INFINITY
        : mostAt(reservation, location, [item]),
    );
  return { values, error, refetch, item, levelAt, mostIn, isReading };
}

/** Where it is reserved. At a location that does not stock the item at all the store would lose it. */
export function ReservationLocation(props: CustomFieldProps<string | null>) {
  const { values, item, levelAt, mostIn } = useLimits();
  const wanted = typeof values.quantity === "number" && values.quantity > 0 ? values.quantity : 1;
  return (
    <LocationSelect
      {...props}
      wanted={wanted}
      countAt={item && ((location) => (levelAt(location) === undefined ? 0 : mostIn(location)))}
      isStrict
    />
  );
}

/** How many are reserved, at most what is left of the line and available at the location, and what is stocked there. */
export function ReservationQuantity({ value, ...props }: CustomFieldProps<number | null>) {
  const { translate } = useHost();
  const { values, error, refetch, item, levelAt, mostIn, isReading } = useLimits();
  const location = typeof values.location_id === "string" ? values.location_id : undefined;
  // Half of what limits it is no limit yet: the form is still waiting for the rest.
  const most = location === undefined || isReading ? undefined : mostIn(location);
  const isLimited = most !== undefined && Number.isFinite(most);
  const level = location === undefined ? undefined : levelAt(location);
  const available = level && level.stocked_quantity - level.reserved_quantity;
  const notes = [
    level &&
      translate("reservations.there", {
        stocked: level.stocked_quantity,
        reserved: level.reserved_quantity,
        available: available ?? 0,
      }),
    location !== undefined && item !== undefined && level === undefined && translate("orders.stock.notKept"),
    // Its own units count, too, and of a line there may be less left.
    isLimited && level !== undefined && most !== available && translate("ui.lines.atMost", { count: most }),
  ].filter(Boolean);
  return (
    <div className="th-fields">
      <ReadProblem {...{ error, refetch }}>{translate("orders.stock.unknown")}</ReadProblem>
      <NumberInput
        {...props}
        note={notes.join(" · ") || undefined}
        digits={0}
        min={1}
        max={isLimited ? Math.max(1, most) : undefined}
        step={1}
        value={value}
      />
    </div>
  );
}
