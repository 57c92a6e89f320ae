import {
  type RecordOf,
  type SectionProps,
  safeHref,
  statusLooks,
  useHost,
  useSeen,
} from "@tillhouse/extension-sdk";
import { CellView, RecordActions, RecordRow } from "@tillhouse/extension-sdk/kit";
import { DateTime, Ledger, Section, Status } from "@tillhouse/extension-sdk/ui";
import { Package, PackageOpen, Truck } from "lucide-react";
import { Fragment } from "react";
import { useLocations, useReservations } from "../inventory/use-stock";
import { allItems, type LineItem, linesOf, nameOf, unfulfilledOf } from "../line-items";
import { providerName } from "../provider-name";
import {
  canFulfilClaim,
  canFulfilSwap,
  type Fulfillment,
  keptLines,
  openLines,
  ownerOf,
  parcelsOf,
} from "./fulfillment-rules";
import { fulfillmentStatus } from "./order-basis";
import { noted, ShippingRows } from "./shipping-rows";

type Order = SectionProps<"orders">["record"];

/** Where a parcel can be followed: the provider knows the pages, an operator only the numbers. */
function Tracking({ parcel }: { parcel: Fulfillment }) {
  const { translate } = useHost();
  const pages = new Map(parcel.tracking_links?.map((link) => [link.tracking_number, safeHref(link.url)]));
  const numbers = [...new Set([...pages.keys(), ...(parcel.tracking_numbers ?? [])])];
  return (
    <span>
      {translate("orders.fulfillment.tracking")}
      {numbers.map((number, index) => {
        const safe = pages.get(number);
        return (
          <Fragment key={number}>
            {index > 0 ? ", " : " "}
            {safe === undefined ? (
              <bdi>{number}</bdi>
            ) : (
              <a className="th-link" href={safe} target="_blank" rel="noreferrer">
                {number}
              </a>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}

const titles = { order: "numbered", swap: "numberedSwap", claim: "numberedClaim" };

/** What was packed together, how far it has come, and what can be done about it. */
function ParcelRow({ parcel, order, place }: { parcel: Fulfillment; order: Order; place?: string }) {
  const host = useHost();
  const { translate } = host;
  const { canceled_at, shipped_at, created_at, tracking_links, tracking_numbers } = parcel;
  const isTracked = Boolean(tracking_links?.length || tracking_numbers?.length);
  const owner = ownerOf(parcel);
  const ofItsKind = parcelsOf(order).filter((other) => ownerOf(other) === owner);
  const number = ofItsKind.findIndex(({ id }) => id === parcel.id) + 1;
  const Icon = shipped_at ? Truck : Package;
  const state = canceled_at ? "canceled" : shipped_at ? "shipped" : "packed";
  const looks = { packed: "packed", shipped: "done", canceled: "off" } as const;
  return (
    <RecordRow
      of="fulfillments"
      record={parcel}
      icon={<Icon className={shipped_at ? "th-icon th-icon--turn" : "th-icon"} aria-hidden />}
      title={translate(`orders.fulfillment.${titles[owner]}`, { number })}
      status={
        <Status {...statusLooks[looks[state]]}>
          {translate(state === "packed" ? "orders.fulfillment.packed" : `orders.fulfillment_status.${state}`)}
        </Status>
      }
      meta={[
        providerName(parcel.provider_id, host),
        place,
        <DateTime key="when" value={String(canceled_at ?? shipped_at ?? created_at)} style="list" />,
        isTracked && <Tracking key="tracking" parcel={parcel} />,
        noted(translate("orders.fulfillment.data"), { ...parcel.data, ...parcel.metadata }),
      ]}
      lines={linesOf(parcel.items, allItems(order))}
      buttons={["ship"]}
    />
  );
}

interface LeftProps<Name extends "orders" | "swaps" | "claims"> {
  of: Name;
  record: RecordOf<Name>;
  lines?: readonly LineItem[];
  reservedOf?(line: LineItem): number;
}

const whose = { orders: "order", swaps: "swap", claims: "claim" };

/** What is still to be packed, and the button that does it. */
function LeftToFulfil<Name extends "orders" | "swaps" | "claims">(props: LeftProps<Name>) {
  const { of, record, lines = [], reservedOf } = props;
  const kind: keyof typeof whose = of;
  const { translate } = useHost();
  const reserved = (line: LineItem) => {
    const count = reservedOf?.(line) ?? 0;
    return count > 0 ? `· ${translate("orders.fulfillment.reserved", { count })}` : undefined;
  };
  return (
    <RecordRow
      of={of}
      record={record}
      icon={<PackageOpen className="th-icon" aria-hidden />}
      title={translate(`orders.fulfillment.left.${whose[kind]}`)}
      status={
        <Status {...statusLooks.waiting}>{translate("orders.fulfillment_status.not_fulfilled")}</Status>
      }
      lines={lines.map((line) => ({
        id: line.id,
        // Exchanges and claims are packed as a whole.
        quantity: of === "orders" ? unfulfilledOf(line) : line.quantity,
        name: nameOf(line),
        details: reserved(line),
      }))}
      buttons={["fulfil"]}
      only={[]}
    />
  );
}

/** How the order travels: its shipping methods, what was packed and shipped, and what is still to be packed. */
export function OrderFulfillment({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const methods = order.shipping_methods ?? [];
  const parcels = parcelsOf(order);
  const isPacked = ({ location_id, canceled_at }: Fulfillment) => location_id !== null && !canceled_at;
  const { nameOf: placeOf } = useLocations({ isWanted: isSeen && parcels.some(isPacked) });
  const reservations = useReservations(keptLines(order));
  const open = order.status === "canceled" ? [] : openLines(order);
  const swaps = (order.swaps ?? []).filter((swap) => canFulfilSwap(swap) !== false);
  const claims = (order.claims ?? []).filter((claim) => canFulfilClaim(claim) !== false);
  return (
    <Section
      title={translate("orders.sections.fulfillment")}
      status={<CellView cell={fulfillmentStatus} record={order} resource="orders" />}
      end={<RecordActions of="orders" record={order} buttons={["addShippingMethod"]} only={[]} />}
    >
      <div ref={ref}>
        <Ledger>
          <ShippingRows methods={methods} currencyCode={order.currency_code} />
          {parcels.map((parcel) => (
            <ParcelRow
              key={parcel.id}
              parcel={parcel}
              order={order}
              place={isPacked(parcel) ? placeOf(parcel.location_id) : undefined}
            />
          ))}
          {open.length > 0 && (
            <LeftToFulfil of="orders" record={order} lines={open} reservedOf={reservations.countOf} />
          )}
          {swaps.map((swap) => (
            <LeftToFulfil
              key={swap.id}
              of="swaps"
              record={{ ...swap, order }}
              lines={swap.additional_items}
            />
          ))}
          {claims.map((claim) => (
            <LeftToFulfil
              key={claim.id}
              of="claims"
              record={{ ...claim, order }}
              lines={claim.additional_items}
            />
          ))}
        </Ledger>
        {methods.length + parcels.length + open.length === 0 && (
          <p className="th-muted">{translate("orders.fulfillment.none")}</p>
        )}
      </div>
    </Section>
  );
}
