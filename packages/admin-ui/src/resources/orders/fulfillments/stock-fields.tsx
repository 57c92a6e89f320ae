import { type CustomFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import {
  canReserveLine,
  type FulfillableLine,
  type LineItem,
  StockLinesField,
  StockLocationField,
  type StockRequest,
  stockItemsOf,
} from "@tillhouse/extension-sdk/commerce";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { openLines } from "./fulfillment-rules";
import { reservedLocation } from "./packing-location";

/** What is acted on: an order in part, an exchange or a claim as a whole, or many orders, of which nothing is known. */
interface Packable {
  items?: LineItem[];
  additional_items?: LineItem[];
  shipping_methods?: readonly unknown[];
}

/** The lines that the form around a field is about. */
function useStockRequest(use: StockRequest["use"]) {
  const { record } = useFormRecord();
  // These fields stand in the forms of orders, exchanges and claims, and in no others.
  const packable = (record ?? { items: [] }) as unknown as Packable;
  const all = packable.additional_items ?? openLines(packable);
  const isWhole = packable.items === undefined;
  return {
    packable,
    all,
    request: { use, isWhole, lines: use === "take" ? all : all.filter(canReserveLine) },
  };
}

/** Where a parcel is packed. */
export function PackingLocation(props: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  const { record } = useFormRecord();
  const { request } = useStockRequest("take");
  // Of many orders each has a place of its own.
  const others = record === undefined && [
    { value: reservedLocation, label: translate("orders.bulk.reservedLocation") },
  ];
  return <StockLocationField {...props} request={request} others={others || undefined} />;
}

/** What is packed, and how many of it. */
export function PackLines(props: CustomFieldProps<FulfillableLine[]>) {
  const { translate } = useHost();
  const { packable, request } = useStockRequest("take");
  const count = packable.shipping_methods?.length ?? 0;
  return (
    <div className="th-fields">
      {count > 1 && <Banner tone="info">{translate("fulfillments.severalMethods", { count })}</Banner>}
      <StockLinesField {...props} request={request} />
    </div>
  );
}

/** Where stock is kept back. */
export function ReserveLocation(props: CustomFieldProps<string | null>) {
  return <StockLocationField {...props} request={useStockRequest("keep").request} />;
}

/** For which lines stock is kept back, and for how many units of each. */
export function ReserveLines(props: CustomFieldProps<FulfillableLine[]>) {
  const { translate } = useHost();
  const { all, request } = useStockRequest("keep");
  return (
    <div className="th-fields">
      {all.some((line) => stockItemsOf(line).length > 0 && !canReserveLine(line)) && (
        <Banner tone="info">{translate("reservations.madeOfSeveral")}</Banner>
      )}
      <StockLinesField {...props} request={request} />
    </div>
  );
}
