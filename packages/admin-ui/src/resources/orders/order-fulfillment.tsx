import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { CellView, RecordActions } from "@tillhouse/extension-sdk/kit";
import { Ledger, LedgerRow, Lines, Money, Section, Status } from "@tillhouse/extension-sdk/ui";
import { MapPin, PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useLocations, useReservations } from "../inventory/use-stock";
import { type LineItem, nameOf, unfulfilledOf } from "../line-items";
import { canFulfilClaim, canFulfilSwap, keptLines, openLines } from "./fulfillment-rules";
import { fulfillmentStatus } from "./order-basis";
import { noted, ParcelRow, parcelsOf } from "./parcel-row";
import { useSeen } from "./use-seen";

type Order = SectionProps<"orders">["record"];

interface LeftProps {
  whose: "order" | "swap" | "claim";
  lines: readonly LineItem[];
  quantityOf(line: LineItem): number;
  reservedOf?(line: LineItem): number;
  action: ReactNode;
}

/** What is still to be packed, and the button that does it. */
function LeftToFulfil({ whose, lines, quantityOf, reservedOf, action }: LeftProps) {
  const { translate } = useHost();
  const name = (line: LineItem) => {
    const count = reservedOf?.(line) ?? 0;
    if (count === 0) return nameOf(line);
    return (
      <>
        {nameOf(line)}
        <span className="th-faint"> · {translate("orders.fulfillment.reserved", { count })}</span>
      </>
    );
  };
  return (
    <LedgerRow
      icon={<PackageOpen className="th-icon" aria-hidden />}
      title={translate(`orders.fulfillment.left.${whose}`)}
      status={
        <Status tone="caution" shape="ring">
          {translate("orders.fulfillment_status.not_fulfilled")}
        </Status>
      }
      hasActions
      end={action}
    >
      <Lines lines={lines.map((line) => ({ id: line.id, quantity: quantityOf(line), name: name(line) }))} />
    </LedgerRow>
  );
}

/** Exchanges and claims that wait for their goods to be packed. */
function waitingOf(order: Order) {
  return {
    swaps: (order.swaps ?? []).filter((swap) => canFulfilSwap(swap) !== false),
    claims: (order.claims ?? []).filter((claim) => canFulfilClaim(claim) !== false),
  };
}

/** How the order travels: its shipping methods, what was packed and shipped, and what is still to be packed. */
export function OrderFulfillment({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const methods = order.shipping_methods ?? [];
  const parcels = parcelsOf(order);
  const { nameOf: placeOf } = useLocations({
    isWanted: isSeen && parcels.some(({ parcel }) => parcel.location_id !== null && !parcel.canceled_at),
  });
  const reservations = useReservations(keptLines(order));
  const open = order.status === "canceled" ? [] : openLines(order);
  const { swaps, claims } = waitingOf(order);
  const whole = ({ quantity }: LineItem) => quantity;
  return (
    <Section
      title={translate("orders.sections.fulfillment")}
      status={<CellView cell={fulfillmentStatus} record={order} resource="orders" />}
      end={<RecordActions of="orders" record={order} buttons={["addShippingMethod"]} only={[]} />}
    >
      <div ref={ref}>
        <Ledger>
          {methods.map((method) => (
            <LedgerRow
              key={method.id}
              icon={<MapPin className="th-icon" aria-hidden />}
              title={method.shipping_option?.name ?? translate("orders.fulfillment.method")}
              meta={[
                translate("orders.fulfillment.method"),
                noted(translate("orders.fulfillment.methodData"), method.data),
              ]}
              end={
                <Money
                  amount={method.subtotal ?? method.price}
                  currencyCode={order.currency_code}
                  locale={locale}
                />
              }
            />
          ))}
          {parcels.map((entry) => (
            <ParcelRow
              key={entry.parcel.id}
              {...entry}
              order={order}
              location={placeOf(entry.parcel.location_id)}
            />
          ))}
          {open.length > 0 && (
            <LeftToFulfil
              whose="order"
              lines={open}
              quantityOf={unfulfilledOf}
              reservedOf={reservations.countOf}
              action={<RecordActions of="orders" record={order} buttons={["fulfil"]} only={[]} />}
            />
          )}
          {swaps.map((swap) => (
            <LeftToFulfil
              key={swap.id}
              whose="swap"
              lines={swap.additional_items ?? []}
              quantityOf={whole}
              action={<RecordActions of="swaps" record={{ ...swap, order }} buttons={["fulfil"]} only={[]} />}
            />
          ))}
          {claims.map((claim) => (
            <LeftToFulfil
              key={claim.id}
              whose="claim"
              lines={claim.additional_items ?? []}
              quantityOf={whole}
              action={
                <RecordActions of="claims" record={{ ...claim, order }} buttons={["fulfil"]} only={[]} />
              }
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
