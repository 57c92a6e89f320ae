import {
  cell,
  formatMoney,
  type RecordOf,
  type SectionProps,
  safeHref,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { PartsSection, RecordRow } from "@tillhouse/extension-sdk/kit";
import { DateTime, Fold, Ledger, Money, Tag, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { ArrowLeftRight, Package, PackageX, Undo2 } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { isSameAddress } from "../addresses";
import { allItems, linesOf } from "../line-items";
import { fulfillmentStatus, paymentStatus } from "./order-basis";
import { returnStatus } from "./return-list";
import { ownReturns } from "./return-rules";

type Order = RecordOf<"orders">;
type Swap = RecordOf<"swaps">;
type Claim = RecordOf<"claims">;

const day = (value: unknown) => <DateTime key="when" value={String(value)} style="list" />;

interface PartRowProps {
  order: Order;
  title: string;
  meta?: readonly ReactNode[];
}

/** What comes back, with why, and what can be done about it. */
function ReturnRow({ back, order, ...row }: PartRowProps & { back: RecordOf<"returns"> }) {
  const lines = linesOf(back.items, allItems(order)).map((line, index) => {
    const { reason, note } = back.items?.[index] ?? {};
    return { ...line, details: [reason?.label, note].filter(Boolean).join(": ") };
  });
  return (
    <RecordRow
      of="returns"
      record={{ ...back, order }}
      icon={<Undo2 className="th-icon th-icon--turn" aria-hidden />}
      badge={returnStatus}
      buttons={["receive"]}
      lines={lines}
      {...row}
    />
  );
}

/** What is sent for an exchange or a claim. */
function SentRow({ of, part, order, ...row }: PartRowProps & { of: "swaps" | "claims"; part: Swap | Claim }) {
  const items = part.additional_items ?? [];
  return (
    <RecordRow
      of={of}
      record={{ ...part, order }}
      icon={<Package className="th-icon" aria-hidden />}
      badge={fulfillmentStatus}
      buttons={["fulfil"]}
      only={[]}
      lines={linesOf(
        items.map(({ id: item_id, quantity }) => ({ item_id, quantity })),
        items,
      )}
      {...row}
    />
  );
}

/** What comes back of an order, apart from exchanges and claims. */
export function OrderReturns({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const refundOf = ({ status, refund_amount }: RecordOf<"returns">) => {
    const amount = formatMoney({ amount: refund_amount, currencyCode: order.currency_code, locale });
    if (status === "canceled") return undefined;
    return translate(status === "received" ? "returns.refunded" : "returns.toRefund", { amount });
  };
  return (
    <PartsSection title={translate("orders.sections.returns")} parts={ownReturns(order)}>
      {(back, number) => (
        <Ledger>
          <ReturnRow
            {...{ back, order }}
            title={translate("returns.numbered", { number })}
            meta={[
              day(back.received_at ?? back.created_at),
              refundOf(back),
              back.shipping_method?.shipping_option?.name,
            ]}
          />
        </Ledger>
      )}
    </PartsSection>
  );
}

const swapPayment = cell.badge("payment_status", {
  ...paymentStatus.looks,
  confirmed: "processing",
  difference_refunded: "done",
});

/** Who owes whom, in words; the store only knows once the customer has confirmed the exchange. */
function Due({ amount, order }: { amount: number; order: Order }) {
  const { translate } = useHost();
  if (amount === 0) return translate("swaps.even");
  return (
    <>
      {translate(amount < 0 ? "orders.exchange.customerGets" : "orders.exchange.customerPays")}{" "}
      <Money amount={Math.abs(amount)} currencyCode={order.currency_code} />
    </>
  );
}

/** What the exchange would come to as the customer's cart stands now, without the shipping that is chosen there. */
function DueSoFar({ id, order }: { id: string; order: Order }) {
  const { translate } = useHost();
  const { data, error } = useStoreRead<{ swap: Swap }>("swaps", `/swaps/${id}`);
  if (error) return <p role="alert">{translate("error.server")}</p>;
  return data && <p>{<Due amount={data.swap.cart?.total ?? 0} order={order} />}</p>;
}

/** The exchanges of an order: what comes back, what is sent for it, and who owes the difference. */
export function OrderSwaps({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  return (
    <PartsSection title={translate("orders.sections.swaps")} parts={order.swaps}>
      {(swap, number) => (
        <Ledger label={translate("swaps.numbered", { number })}>
          <RecordRow
            of="swaps"
            record={{ ...swap, order }}
            icon={<ArrowLeftRight className="th-icon" aria-hidden />}
            title={translate("swaps.numbered", { number })}
            badge={swapPayment}
            meta={[
              day(swap.created_at),
              swap.difference_due !== null && <Due key="due" amount={swap.difference_due} order={order} />,
            ]}
            buttons={["capture", "refund", "settle", "copyLink"]}
            only={["cancel"]}
          >
            {!swap.confirmed_at && !swap.canceled_at && (
              <Fold title={translate("swaps.soFar")}>
                <DueSoFar id={swap.id} order={order} />
              </Fold>
            )}
          </RecordRow>
          {swap.return_order && (
            <ReturnRow back={swap.return_order} order={order} title={translate("orders.comesBack")} />
          )}
          <SentRow of="swaps" part={swap} order={order} title={translate("swaps.sent")} />
        </Ledger>
      )}
    </PartsSection>
  );
}

const claimPayment = cell.badge("payment_status", { na: "off", not_refunded: "alert", refunded: "back" });

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

function ClaimRows({ claim, order, title }: { claim: Claim; order: Order; title: string }) {
  const { translate } = useHost();
  const { claim_items: items = [], shipping_address: address, return_order: back } = claim;
  const names = linesOf(items, allItems(order));
  const isRefund = claim.type === "refund";
  const goesElsewhere = address && !isSameAddress(address, order.shipping_address);
  return (
    <Ledger label={title}>
      <RecordRow
        of="claims"
        record={{ ...claim, order }}
        icon={<PackageX className="th-icon" aria-hidden />}
        title={title}
        badge={claim.canceled_at ? fulfillmentStatus : isRefund ? claimPayment : undefined}
        meta={[
          day(claim.created_at),
          isRefund && <Money key="amount" amount={claim.refund_amount} currencyCode={order.currency_code} />,
        ]}
        buttons={["finish"]}
        only={["update", "cancel"]}
        lines={items.map((item, index) => ({
          ...item,
          name: `${names[index]?.name} · ${translate(`claims.reason.${item.reason}`)}`,
          details: (
            <>
              {item.note} <Evidence {...item} />
            </>
          ),
        }))}
      />
      {back && <ReturnRow {...{ back, order }} title={translate("orders.comesBack")} />}
      {!isRefund && (
        <SentRow
          of="claims"
          part={claim}
          order={order}
          title={translate("claims.replacement")}
          meta={[
            ...(claim.shipping_methods ?? []).map(({ shipping_option }) => shipping_option?.name),
            goesElsewhere && [address.address_1, address.postal_code, address.city].filter(Boolean).join(" "),
          ]}
        />
      )}
    </Ledger>
  );
}

/** The claims of an order: what was wrong, what went back and what is sent instead. */
export function OrderClaims({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  return (
    <PartsSection title={translate("orders.sections.claims")} parts={order.claims}>
      {(claim, number) => (
        <ClaimRows {...{ claim, order }} title={translate(`claims.numbered.${claim.type}`, { number })} />
      )}
    </PartsSection>
  );
}
