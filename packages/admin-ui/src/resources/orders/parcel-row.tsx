import { type RecordOf, safeHref, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { DateTime, JsonView, LedgerRow, Lines, Popover, Status } from "@tillhouse/extension-sdk/ui";
import { Package, Truck } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { allItems, linesOf } from "../line-items";
import type { Fulfillment } from "./fulfillment-rules";

type Order = RecordOf<"orders">;

/** A parcel, and whose it is: the order's own, or that of an exchange or a claim. */
export interface Parcel {
  parcel: Fulfillment;
  owner: "order" | "swap" | "claim";
  /** Which one of its kind it is. */
  number: number;
}

/** Everything that was packed for an order, its exchanges and its claims. */
export function parcelsOf(order: Order): Parcel[] {
  const sent = (owners: readonly { fulfillments?: Fulfillment[] }[] = []) =>
    owners.flatMap(({ fulfillments = [] }) => fulfillments);
  const kinds = { order: sent([order]), swap: sent(order.swaps), claim: sent(order.claims) } as const;
  return (["order", "swap", "claim"] as const).flatMap((owner) =>
    kinds[owner].map((parcel, index) => ({ parcel, owner, number: index + 1 })),
  );
}

function ParcelState({ parcel }: { parcel: Fulfillment }) {
  const { translate } = useHost();
  if (!parcel.canceled_at && !parcel.shipped_at)
    return (
      <Status tone="info" shape="core">
        {translate("orders.fulfillment.packed")}
      </Status>
    );
  return (
    <Status
      tone={parcel.canceled_at ? "neutral" : "positive"}
      shape={parcel.canceled_at ? "struck" : "done"}
      isDone
    >
      {translate(`orders.fulfillment_status.${parcel.canceled_at ? "canceled" : "shipped"}`)}
    </Status>
  );
}

/** Where a parcel can be followed: the provider knows the pages, an operator only the numbers. */
function trackingOf({ tracking_links = [], tracking_numbers }: Fulfillment): ReactNode[] {
  const known = new Set(tracking_links.map(({ tracking_number }) => tracking_number));
  const bare = (tracking_numbers ?? []).filter((other) => !known.has(other));
  return [
    ...tracking_links.map(({ id, url, tracking_number }) => {
      const safe = safeHref(url);
      return safe === undefined ? (
        <bdi key={id}>{tracking_number}</bdi>
      ) : (
        <a key={id} className="th-link" href={safe} target="_blank" rel="noreferrer">
          {tracking_number}
        </a>
      );
    }),
    ...bare.map((number) => <bdi key={number}>{number}</bdi>),
  ];
}

/** What a provider or an operator has noted beside everything else; nothing where that is nothing. */
export function noted(label: string, value: unknown): ReactNode {
  if (Object.keys(Object(value)).length === 0) return undefined;
  return (
    <Popover
      key={label}
      label={label}
      trigger={
        <button type="button" className="th-link">
          {label}
        </button>
      }
    >
      <JsonView value={value} />
    </Popover>
  );
}

/** A provider's id, as a name: `dhl-express` is `Dhl express`. */
function providerName(id: string): string {
  const words = id.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const titles = { order: "numbered", swap: "numberedSwap", claim: "numberedClaim" };

/** Props of {@link ParcelRow}. */
export interface ParcelRowProps extends Parcel {
  order: Order;
  /** Name of the place that it was packed at. */
  location: string | undefined;
}

/** What was packed together, how far it has come, and what can be done about it. */
export function ParcelRow({ parcel, owner, number, order, location }: ParcelRowProps) {
  const { translate } = useHost();
  const tracking = trackingOf(parcel);
  const Icon = parcel.shipped_at ? Truck : Package;
  return (
    <LedgerRow
      icon={<Icon className={parcel.shipped_at ? "th-icon th-icon--turn" : "th-icon"} aria-hidden />}
      title={translate(`orders.fulfillment.${titles[owner]}`, { number })}
      status={<ParcelState parcel={parcel} />}
      meta={[
        providerName(parcel.provider_id),
        parcel.canceled_at ? undefined : location,
        <DateTime
          key="when"
          value={String(parcel.canceled_at ?? parcel.shipped_at ?? parcel.created_at)}
          style="list"
        />,
        tracking.length > 0 && (
          <span key="tracking">
            {translate("orders.fulfillment.tracking")}
            {tracking.map((number, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers keep their places
              <Fragment key={index}>
                {index > 0 ? ", " : " "}
                {number}
              </Fragment>
            ))}
          </span>
        ),
        noted(translate("orders.fulfillment.data"), { ...parcel.data, ...parcel.metadata }),
      ]}
      hasActions
      end={<RecordActions of="fulfillments" record={{ ...parcel, order }} buttons={["ship"]} />}
    >
      <Lines lines={linesOf(parcel.items, allItems(order))} />
    </LedgerRow>
  );
}
