import { type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { LinesInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Field, Lines } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import { LocationSelect, StockProblem } from "../inventory/location-select";
import { canReserve, countIn, levelAt, partsOf, type Room, stockIds, unitsIn } from "../inventory/stock";
import { useReservations, useStock } from "../inventory/use-stock";
import { type LineItem, unfulfilledOf } from "../line-items";
import { openLines } from "./fulfillment-rules";
import { areSameLines, type PackedLine, packedLines, wholeLines } from "./packed-lines";

/** What a form does with stock: it takes it for a parcel, or keeps it back for later. */
type Use = "pack" | "reserve";

/** What is acted on: an order in part, an exchange or a claim as a whole. */
interface Packable {
  items?: LineItem[];
  additional_items?: LineItem[];
  shipping_methods?: readonly unknown[];
}

/** The lines that the form around a field is about, and what there is room for. */
function useStockForm(use: Use) {
  const { record, values, suggest } = useFormRecord();
  // These fields stand in the forms of orders, exchanges and claims, and in no others.
  const packable = record as unknown as Packable;
  const isWhole = packable.items === undefined;
  const all = packable.additional_items ?? openLines(packable);
  const lines = use === "pack" ? all : all.filter(canReserve);
  const reservations = useReservations(lines);
  const { stock, error, refetch } = useStock(lines);
  const left = (line: LineItem) => {
    if (isWhole) return line.quantity;
    return Math.max(0, unfulfilledOf(line) - (use === "pack" ? 0 : reservations.countOf(line)));
  };
  /** Packing takes what lies there; keeping back takes what is free, or anything that may be sold without being there. */
  const roomAt =
    (place: string | undefined): Room =>
    (item) => {
      if (place === undefined || stock === undefined) return Number.POSITIVE_INFINITY;
      const level = levelAt(stock, item, place);
      if (level === undefined) return 0;
      if (use === "pack") return level.stocked_quantity;
      const isEndless = lines.some(
        (line) => line.variant?.allow_backorder && stockIds([line]).includes(item),
      );
      return isEndless ? Number.POSITIVE_INFINITY : level.stocked_quantity - level.reserved_quantity;
    };
  /** What is kept back of one thing at a place for these very lines. */
  const ownAt = (item: string, place: string) =>
    lines
      .flatMap(reservations.of)
      .filter(({ inventory_item_id, location_id }) => inventory_item_id === item && location_id === place)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isKnown = stockIds(lines).length === 0 || (stock !== undefined && reservations.isKnown);
  const place = typeof values.location_id === "string" ? values.location_id : undefined;
  return {
    packable,
    isWhole,
    all,
    lines,
    left,
    stock,
    error,
    refetch,
    isKnown,
    roomAt,
    ownAt,
    place,
    suggest,
  };
}

function Place({ use, ...props }: OwnFieldProps<string | null> & { use: Use }) {
  const { lines, left, isKnown, roomAt, ownAt } = useStockForm(use);
  const counted = lines.filter((line) => partsOf(line).length > 0);
  return (
    <LocationSelect
      {...props}
      wanted={counted.reduce((sum, line) => sum + left(line), 0)}
      countAt={isKnown ? (place) => countIn(counted, { left, room: roomAt(place) }) : undefined}
      rankOf={(place) => stockIds(lines).reduce((sum, item) => sum + ownAt(item, place), 0)}
      isStrict={use === "reserve"}
    />
  );
}

function StockLines({ use, ...props }: OwnFieldProps<PackedLine[]> & { use: Use }) {
  const { translate } = useHost();
  const form = useStockForm(use);
  const { packable, isWhole, all, lines, left, stock, roomAt, ownAt, place, suggest } = form;
  const room = roomAt(place);
  const now = isWhole ? wholeLines(lines, room) : packedLines(lines, props.value, { left, room });
  const isOld = !areSameLines(now, props.value);
  // Before anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    if (isOld) suggest("lines", now);
  });
  const stockOf = (line: LineItem): string | undefined => {
    const count = unitsIn(line, room);
    if (place === undefined || count === undefined || !Number.isFinite(count)) return undefined;
    if (use === "reserve") return translate("orders.stock.free", { count });
    const item = stockIds([line])[0] ?? "";
    const level = levelAt(stock ?? [], item, place);
    if (level === undefined) return translate("orders.stock.notKept");
    const others = level.reserved_quantity - ownAt(item, place);
    const there = translate("orders.stock.there", { count });
    // Only where packing takes what is meant for somebody else.
    return others > 0 && level.stocked_quantity - others < left(line)
      ? `${there}, ${translate("orders.stock.forOthers", { count: others })}`
      : there;
  };
  const value = props.value.map((chosen) => {
    const line = lines.find(({ id }) => id === chosen.item_id);
    return { ...chosen, details: [line?.variant?.sku, line && stockOf(line)].filter(Boolean).join(" · ") };
  });
  const methods = use === "pack" ? (packable.shipping_methods?.length ?? 0) : 0;
  return (
    <div className="th-fields">
      {form.error !== null && <StockProblem onRetry={() => void form.refetch()} />}
      {methods > 1 && (
        <Banner tone="info">{translate("fulfillments.severalMethods", { count: methods })}</Banner>
      )}
      {use === "reserve" && all.some((line) => partsOf(line).length > 0 && !canReserve(line)) && (
        <Banner tone="info">{translate("reservations.madeOfSeveral")}</Banner>
      )}
      {use === "reserve" && now.length === 0 && !isOld ? (
        <p className="th-muted">{translate("orders.reserved.everything")}</p>
      ) : isWhole ? (
        <Field {...props}>
          <Lines
            lines={value.map(({ item_id, quantity, title, details }) => ({
              id: item_id,
              quantity: quantity ?? 0,
              name: (
                <>
                  {title} <span className="th-faint">{details}</span>
                </>
              ),
            }))}
          />
        </Field>
      ) : (
        <LinesInput
          {...props}
          value={value}
          // The lines that come back are the ones that were given, each with what it had.
          onChange={(next) => props.onChange(next as PackedLine[])}
        />
      )}
    </div>
  );
}

/** Where a parcel is packed. */
export function PackPlace(props: OwnFieldProps<string | null>) {
  return <Place {...props} use="pack" />;
}

/** What is packed, and how many of it. */
export function PackLines(props: OwnFieldProps<PackedLine[]>) {
  return <StockLines {...props} use="pack" />;
}

/** Where stock is kept back. */
export function ReservePlace(props: OwnFieldProps<string | null>) {
  return <Place {...props} use="reserve" />;
}

/** For which lines stock is kept back, and for how many units of each. */
export function ReserveLines(props: OwnFieldProps<PackedLine[]>) {
  return <StockLines {...props} use="reserve" />;
}
