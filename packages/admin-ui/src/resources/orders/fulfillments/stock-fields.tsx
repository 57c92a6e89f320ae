import { type CustomFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import {
  canReserveLine,
  type LineItem,
  StockLines,
  StockPlace,
  type StockWish,
  stockParts,
  type WantedLine,
} from "@tillhouse/extension-sdk/commerce";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { openLines } from "./fulfillment-rules";
import { reservedPlace } from "./packing-location";

/** What is acted on: an order in part, an exchange or a claim as a whole, or many orders, of which nothing is known. */
interface Packable {
  items?: LineItem[];
  additional_items?: LineItem[];
  shipping_methods?: readonly unknown[];
}

/** The lines that the form around a field is about. */
function useWish(use: StockWish["use"]) {
  const { record } = useFormRecord();
  // These fields stand in the forms of orders, exchanges and claims, and in no others.
  const packable = (record ?? { items: [] }) as unknown as Packable;
  const all = packable.additional_items ?? openLines(packable);
  const isWhole = packable.items === undefined;
  return { packable, all, wish: { use, isWhole, lines: use === "take" ? all : all.filter(canReserveLine) } };
}

/** Where a parcel is packed. */
export function PackPlace(props: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  const { record } = useFormRecord();
  const { wish } = useWish("take");
  // Of many orders each has a place of its own.
  const others = record === undefined && [
    { value: reservedPlace, label: translate("orders.bulk.reservedPlace") },
  ];
  return <StockPlace {...props} wish={wish} others={others || undefined} />;
}

/** What is packed, and how many of it. */
export function PackLines(props: CustomFieldProps<WantedLine[]>) {
  const { translate } = useHost();
  const { packable, wish } = useWish("take");
  const count = packable.shipping_methods?.length ?? 0;
  return (
    <div className="th-fields">
      {count > 1 && <Banner tone="info">{translate("fulfillments.severalMethods", { count })}</Banner>}
      <StockLines {...props} wish={wish} />
    </div>
  );
}

/** Where stock is kept back. */
export function ReservePlace(props: CustomFieldProps<string | null>) {
  return <StockPlace {...props} wish={useWish("keep").wish} />;
}

/** For which lines stock is kept back, and for how many units of each. */
export function ReserveLines(props: CustomFieldProps<WantedLine[]>) {
  const { translate } = useHost();
  const { all, wish } = useWish("keep");
  return (
    <div className="th-fields">
      {all.some((line) => stockParts(line).length > 0 && !canReserveLine(line)) && (
        <Banner tone="info">{translate("reservations.madeOfSeveral")}</Banner>
      )}
      <StockLines {...props} wish={wish} />
    </div>
  );
}
