import { useLayoutEffect } from "react";
import type { CustomFieldProps } from "../../fields/field-types";
import { useFormRecord, usePendingField } from "../../fields/form-record";
import { LineItemsInput } from "../../inputs/lines/line-items-input";
import { ReadProblem } from "../../kit/read-problem";
import { useHost } from "../../resource/use-host";
import { Field } from "../../ui/controls/field";
import { LineList } from "../../ui/layout/stacked-list";
import { type LineItem, unfulfilledQuantity } from "../lines/line-items";
import { areSameLines, type FulfillableLine, fulfillableLines } from "./fulfillable-lines";
import { LocationSelect, type LocationSelectProps } from "./location-select";
import { type Availability, countIn, inventoryItemIds, stockItemsOf, stockLevelAt, unitsIn } from "./stock";
import { useReservations, useStock } from "./use-stock";

/** What is wanted of stock. */
export interface StockRequest {
  /** Lines of the order, also those of which nothing is left. */
  lines: readonly LineItem[];
  /** Goods leave stock now, or are reserved there for later. */
  use: "take" | "keep";
  /** All of each line, or nothing. */
  isWhole?: boolean;
}

/** What there is room for, at each location. The form waits until that is known. */
function useRoom({ lines, use, isWhole }: StockRequest) {
  const reservations = useReservations(lines);
  const { stock, ...read } = useStock(lines);
  const left = (line: LineItem) => {
    if (isWhole) return line.quantity;
    return unfulfilledQuantity(line) - (use === "take" ? 0 : reservations.countOf(line));
  };
  /** Taking takes what is stocked there; reserving takes what is available, or anything that may be sold without being there. */
  const roomAt =
    (location: string | undefined): Availability =>
    (item) => {
      if (location === undefined || stock === undefined) return Number.POSITIVE_INFINITY;
      const level = stockLevelAt(stock, item, location);
      if (level === undefined) return 0;
      if (use === "take") return level.stocked_quantity;
      const isEndless = lines.some(
        (line) => line.variant?.allow_backorder && inventoryItemIds([line]).includes(item),
      );
      return isEndless ? Number.POSITIVE_INFINITY : level.stocked_quantity - level.reserved_quantity;
    };
  /** What is reserved of one item at a location for these very lines. */
  const ownAt = (item: string, location: string) =>
    lines
      .flatMap(reservations.of)
      .filter(({ inventory_item_id, location_id }) => inventory_item_id === item && location_id === location)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isKnown = inventoryItemIds(lines).length === 0 || (stock !== undefined && reservations.isKnown);
  usePendingField(!isKnown && (read.isLoading || !reservations.isKnown));
  return { ...read, left, stock, roomAt, ownAt, isKnown };
}

/**
 * Where goods are taken from, or reserved.
 *
 * @example <StockLocationField {...props} request={{ lines: order.items ?? [], use: "take" }} />
 */
export function StockLocationField({
  request,
  ...props
}: CustomFieldProps<string | null> &
  Pick<LocationSelectProps, "others"> & {
    /** What the field is for, and of which lines. */
    request: StockRequest;
  }) {
  const { left, isKnown, roomAt, ownAt } = useRoom(request);
  const counted = request.lines.filter((line) => stockItemsOf(line).length > 0);
  return (
    <LocationSelect
      {...props}
      wanted={counted.reduce((sum, line) => sum + left(line), 0)}
      countAt={isKnown ? (location) => countIn(counted, { left, room: roomAt(location) }) : undefined}
      rankOf={(location) =>
        inventoryItemIds(request.lines).reduce((sum, item) => sum + ownAt(item, location), 0)
      }
      isStrict={request.use === "keep"}
    />
  );
}

/**
 * How many of each line are taken, or reserved, at the location that the form's `location_id` names.
 *
 * @example <StockLinesField {...props} request={{ lines: order.items ?? [], use: "take" }} />
 */
export function StockLinesField({
  request,
  ...props
}: CustomFieldProps<FulfillableLine[]> & {
  /** What the field is for, and of which lines. */
  request: StockRequest;
}) {
  const { lines, use, isWhole } = request;
  const { translate } = useHost();
  const { values, suggest } = useFormRecord();
  const { left, stock, error, refetch, roomAt, ownAt } = useRoom(request);
  const location = typeof values.location_id === "string" ? values.location_id : undefined;
  const room = roomAt(location);
  const now = fulfillableLines(lines, props.value, { left, room, isWhole });
  const isOld = !areSameLines(now, props.value);
  // Before anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    if (isOld) suggest("lines", now);
  });
  const stockOf = (line: LineItem): string | undefined => {
    const count = unitsIn(line, room);
    if (location === undefined || count === undefined || !Number.isFinite(count)) return undefined;
    if (use === "keep") return translate("orders.stock.free", { count });
    const item = inventoryItemIds([line])[0] ?? "";
    const level = stockLevelAt(stock ?? [], item, location);
    if (level === undefined) return translate("orders.stock.notKept");
    const others = level.reserved_quantity - ownAt(item, location);
    const there = translate("orders.stock.there", { count });
    // Only where what is taken is meant for somebody else.
    return others > 0 && level.stocked_quantity - others < left(line)
      ? `${there}, ${translate("orders.stock.forOthers", { count: others })}`
      : there;
  };
  const value = props.value.map((wanted) => {
    const line = lines.find(({ id }) => id === wanted.item_id);
    const facts = [line?.variant?.sku, line && stockOf(line)].filter(Boolean);
    // Each keeps its own direction: what is counted stands beside its word in every script.
    return { ...wanted, details: facts.map((fact) => `\u2068${fact}\u2069`).join(" · ") };
  });
  return (
    <>
      <ReadProblem {...{ error, refetch }}>{translate("orders.stock.unknown")}</ReadProblem>
      {use === "keep" && now.length === 0 && !isOld ? (
        <p className="th-muted">{translate("orders.reserved.everything")}</p>
      ) : isWhole ? (
        <Field {...props}>
          <LineList
            lines={value.map(({ item_id, quantity, title, details }) => ({
              id: item_id,
              quantity: quantity ?? 0,
              name: title,
              details,
            }))}
          />
        </Field>
      ) : (
        <LineItemsInput
          {...props}
          value={value}
          // The lines that come back are the ones that were given, each with what it had.
          onChange={(next) => props.onChange(next as FulfillableLine[])}
        />
      )}
    </>
  );
}
