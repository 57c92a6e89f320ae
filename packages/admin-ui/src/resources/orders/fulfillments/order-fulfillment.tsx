import {
  type CellWords,
  type RecordOf,
  type RowDefinition,
  type SubrecordsOf,
  safeHref,
  statusStyles,
  useHost,
  useInView,
} from "@tillhouse/extension-sdk";
import {
  type LineItem,
  namedLines as linesOf,
  lineName as nameOf,
  providerName,
  unfulfilledQuantity as unfulfilledOf,
  useLocations,
  useReservations,
} from "@tillhouse/extension-sdk/commerce";
import { DateTime, LineList, Status } from "@tillhouse/extension-sdk/ui";
import { Package, PackageOpen, Truck } from "lucide-react";
import { Fragment } from "react";
import {
  canFulfilClaim,
  canFulfilSwap,
  type Fulfillment,
  keptLines,
  openLines,
  ownerOf,
} from "./fulfillment-rules";
import { noted } from "./shipping-methods";

type Order = RecordOf<"orders">;

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

/** Who carries a parcel, and from where: places are read when somebody sees it. */
function Carrier({ parcel }: { parcel: Fulfillment }) {
  const host = useHost();
  const { ref, isSeen } = useInView<HTMLSpanElement>();
  const isPacked = parcel.location_id !== null && !parcel.canceled_at;
  const { nameOf: placeOf } = useLocations({ isWanted: isSeen && isPacked });
  const place = isPacked ? placeOf(parcel.location_id) : undefined;
  return (
    <span ref={ref} className="th-join">
      <span>{providerName(parcel.provider_id, host)}</span>
      {place && <span>{place}</span>}
    </span>
  );
}

const states = {
  packed: { style: "packed", word: "orders.fulfillment.packed" },
  shipped: { style: "done", word: "orders.fulfillment_status.shipped" },
  canceled: { style: "off", word: "orders.fulfillment_status.canceled" },
} as const;
const titles = { order: "numbered", swap: "numberedSwap", claim: "numberedClaim" };

/** What was packed together, and how far it has come. */
export const parcelRow: RowDefinition<"fulfillments"> = {
  icon: ({ shipped_at }) =>
    shipped_at ? (
      <Truck className="th-icon th-icon--mirrored" aria-hidden />
    ) : (
      <Package className="th-icon" aria-hidden />
    ),
  title: (parcel) => `orders.fulfillment.${titles[ownerOf(parcel)]}`,
  badges: [
    {
      id: "state",
      render: ({ canceled_at, shipped_at }, { translate }) => {
        const { style, word } = states[canceled_at ? "canceled" : shipped_at ? "shipped" : "packed"];
        return <Status {...statusStyles[style]}>{translate(word)}</Status>;
      },
    },
  ],
  facts: [
    { id: "carrier", render: (parcel) => <Carrier parcel={parcel} /> },
    {
      id: "when",
      render: ({ canceled_at, shipped_at, created_at }) => (
        <DateTime value={String(canceled_at ?? shipped_at ?? created_at)} style="list" />
      ),
    },
    {
      id: "tracking",
      render: (parcel) =>
        Boolean(parcel.tracking_links?.length || parcel.tracking_numbers?.length) && (
          <Tracking parcel={parcel} />
        ),
    },
    {
      id: "data",
      render: ({ data, metadata }, { translate }) =>
        noted(translate("orders.fulfillment.data"), { ...data, ...metadata }),
    },
  ],
  lines: ({ items, order }) => linesOf(items, order),
};

/** What is still to be packed. */
const left = {
  icon: () => <PackageOpen className="th-icon" aria-hidden />,
  badges: [
    {
      id: "state",
      render: (_: object, { translate }: CellWords) => (
        <Status {...statusStyles.waiting}>{translate("orders.fulfillment_status.not_fulfilled")}</Status>
      ),
    },
  ],
  actions: ["fulfil"],
};

/** Lines of an order that are still to be packed, with what is kept back in stock for them. */
function OpenLines({ order }: { order: Order }) {
  const { translate } = useHost();
  const reservations = useReservations(keptLines(order));
  const reserved = (line: LineItem) => {
    const count = reservations.countOf(line);
    return count > 0 ? translate("orders.fulfillment.reserved", { count }) : undefined;
  };
  return (
    <LineList
      lines={openLines(order).map((line) => ({
        id: line.id,
        quantity: unfulfilledOf(line),
        name: nameOf(line),
        details: reserved(line),
      }))}
    />
  );
}

/** What an exchange or a claim sends: it is packed as a whole. */
const whole = ({ additional_items: items = [] }: { additional_items?: LineItem[] }) =>
  items.map((line) => ({ id: line.id, quantity: line.quantity, name: nameOf(line) }));

type Owner = { fulfillments?: Fulfillment[] };
const parcels = (owners: readonly Owner[] = []) => owners.flatMap(({ fulfillments = [] }) => fulfillments);

/** How the order travels: its shipping methods, what was packed and shipped, and what is still to be packed. */
export const fulfillmentRows: readonly SubrecordsOf<Order>[] = [
  { of: "shipping-methods", from: ({ shipping_methods }) => shipping_methods },
  { of: "fulfillments", from: ({ fulfillments }) => fulfillments },
  { of: "fulfillments", from: ({ swaps }) => parcels(swaps) },
  { of: "fulfillments", from: ({ claims }) => parcels(claims) },
  {
    of: "orders",
    from: (order) => (order.status !== "canceled" && openLines(order).length > 0 ? order : undefined),
    row: { ...left, title: "orders.fulfillment.left.order", render: (order) => <OpenLines order={order} /> },
  },
  {
    of: "swaps",
    from: ({ swaps }) => swaps?.filter((swap) => canFulfilSwap(swap) !== false),
    row: { ...left, title: "orders.fulfillment.left.swap", lines: whole },
  },
  {
    of: "claims",
    from: ({ claims }) => claims?.filter((claim) => canFulfilClaim(claim) !== false),
    row: { ...left, title: "orders.fulfillment.left.claim", lines: whole },
  },
];
