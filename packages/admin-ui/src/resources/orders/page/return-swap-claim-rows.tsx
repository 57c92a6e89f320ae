import {
  cell,
  formatMoney,
  type RecordOf,
  type RowDefinition,
  safeHref,
  useAdminQuery,
  useHost,
} from "@tillhouse/extension-sdk";
import { isSameAddress, type LineItem, namedLines as linesOf } from "@tillhouse/extension-sdk/commerce";
import { CellValue } from "@tillhouse/extension-sdk/kit";
import { DateTime, Disclosure, Money, Tag, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { ArrowLeftRight, Package, PackageX, Undo2 } from "lucide-react";
import { Fragment } from "react";
import { claimPayment } from "../claims/claim-list";
import { returnStatus } from "../returns/return-list";
import { fulfillmentStatus } from "../shared/order-statuses";
import { swapPayment } from "../swaps/swap-list";

type Order = RecordOf<"orders">;
type Swap = RecordOf<"swaps">;
type Claim = RecordOf<"claims">;

/** What comes back, and why. */
export const returnRow: RowDefinition<"returns"> = {
  icon: () => <Undo2 className="th-icon th-icon--mirrored" aria-hidden />,
  title: "returns.numbered",
  badges: [returnStatus],
  facts: [
    {
      id: "when",
      render: ({ received_at, created_at }) => (
        <DateTime value={String(received_at ?? created_at)} style="list" />
      ),
    },
    {
      id: "refund",
      render: ({ status, refund_amount: amount, order }, { translate, locale }) =>
        status !== "canceled" &&
        translate(status === "received" ? "returns.refunded" : "returns.toRefund", {
          amount: formatMoney({ amount, currencyCode: order?.currency_code ?? "", locale }),
        }),
    },
    { id: "way", render: ({ shipping_method }) => shipping_method?.shipping_option?.name },
  ],
  lines: ({ items, order }) =>
    linesOf(items, order).map((line, index) => {
      const { reason, note } = items?.[index] ?? {};
      return { ...line, details: [reason?.label, note].filter(Boolean).join(": ") };
    }),
};

/** What comes back of an exchange or a claim: when, and for how much, that one says. */
const comesBack = { ...returnRow, title: "orders.comesBack", facts: [] };

/** What is sent for an exchange or a claim. */
const sent = {
  icon: () => <Package className="th-icon" aria-hidden />,
  badges: [fulfillmentStatus],
  lines: ({ additional_items: items = [] }: { additional_items?: LineItem[] }) =>
    linesOf(
      items.map(({ id: item_id, quantity }) => ({ item_id, quantity })),
      items,
    ),
  actions: ["fulfil"],
};

/** Who owes whom, in words; the store only knows once the customer has confirmed the exchange. */
function Due({ amount, order }: { amount: number; order?: Order | null }) {
  const { translate } = useHost();
  if (amount === 0) return translate("swaps.even");
  return (
    <>
      {translate(amount < 0 ? "orders.swap.customerGets" : "orders.swap.customerPays")}{" "}
      <Money amount={Math.abs(amount)} currencyCode={order?.currency_code ?? ""} />
    </>
  );
}

/** What the exchange would come to as the customer's cart stands now, without the shipping that is chosen there. */
function DueSoFar({ id, order }: Swap) {
  const { translate } = useHost();
  const { data, error } = useAdminQuery<{ swap: Swap }>("swaps", `/swaps/${id}`);
  if (error) return <p role="alert">{translate("error.server")}</p>;
  return data && <p>{<Due amount={data.swap.cart?.total ?? 0} order={order} />}</p>;
}

/** An exchange: what comes back, what is sent for it, and who owes the difference. */
export const swapRow: RowDefinition<"swaps"> = {
  icon: () => <ArrowLeftRight className="th-icon" aria-hidden />,
  title: "swaps.numbered",
  badges: [swapPayment],
  facts: [
    cell.date("created_at"),
    {
      id: "due",
      render: ({ difference_due: amount, order }) => amount !== null && <Due amount={amount} order={order} />,
    },
  ],
  render: (swap, { translate }) =>
    !swap.confirmed_at &&
    !swap.canceled_at && (
      <Disclosure title={translate("swaps.soFar")}>
        <DueSoFar {...swap} />
      </Disclosure>
    ),
  rows: [
    { of: "returns", from: ({ return_order }) => return_order, row: comesBack },
    { of: "swaps", from: (swap) => swap, row: { ...sent, title: "swaps.sent" } },
  ],
};

/** What shows that something is wrong with an item. */
function Evidence({ tags = [], images = [] }: NonNullable<Claim["claim_items"]>[number]) {
  const { translate } = useHost();
  const pictures = images.flatMap(({ id, url }, index) => {
    const safe = safeHref(url, location.href);
    if (safe === undefined) return [];
    return (
      <a key={id} href={safe} target="_blank" rel="noreferrer">
        <Thumbnail src={safe} alt={translate("claims.image", { number: index + 1 })} />
      </a>
    );
  });
  if (tags.length + pictures.length === 0) return null;
  return (
    <span className="th-row th-row--wrap">
      {tags.map(({ id, value }) => (
        <Fragment key={id}>
          <Tag>{value}</Tag>{" "}
        </Fragment>
      ))}
      {pictures}
    </span>
  );
}

/** Where a claim's replacement goes, if not where the order went. */
function elsewhere({ shipping_address: address, order }: Claim) {
  if (!address || isSameAddress(address, order?.shipping_address)) return undefined;
  return [address.address_1, address.postal_code, address.city].filter(Boolean).join(" ");
}

/** A claim: what was wrong, what went back and what is sent instead. */
export const claimRow: RowDefinition<"claims"> = {
  icon: () => <PackageX className="th-icon" aria-hidden />,
  title: ({ type }) => `claims.numbered.${type}`,
  badges: [
    {
      id: "state",
      render: (claim) => {
        const state = claim.canceled_at ? fulfillmentStatus : claimPayment;
        const hasState = claim.canceled_at || claim.type === "refund";
        return hasState && <CellValue cell={state} record={claim} resource="claims" />;
      },
    },
  ],
  facts: [
    cell.date("created_at"),
    {
      id: "amount",
      render: ({ type, refund_amount: amount, order }) =>
        type === "refund" && <Money amount={amount} currencyCode={order?.currency_code ?? ""} />,
    },
  ],
  lines: ({ claim_items: items = [], order }, { translate }) => {
    const names = linesOf(items, order);
    return items.map((item, index) => ({
      ...item,
      name: `${names[index]?.name} · ${translate(`claims.reason.${item.reason}`)}`,
      details: Boolean(item.note || item.tags?.length || item.images?.length) && (
        <>
          {item.note} <Evidence {...item} />
        </>
      ),
    }));
  },
  rows: [
    { of: "returns", from: ({ return_order }) => return_order, row: comesBack },
    {
      of: "claims",
      from: (claim) => (claim.type === "replace" ? claim : undefined),
      row: {
        ...sent,
        title: "claims.replacement",
        facts: [
          {
            id: "way",
            render: ({ shipping_methods: ways }) =>
              ways?.map(({ shipping_option }) => shipping_option?.name).join(", "),
          },
          { id: "elsewhere", render: elsewhere },
        ],
      },
    },
  ],
};
