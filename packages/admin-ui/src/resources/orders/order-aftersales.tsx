import {
  cell,
  formatMoney,
  type RecordOf,
  type SectionProps,
  safeHref,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { CellView, RecordActions } from "@tillhouse/extension-sdk/kit";
import {
  DateTime,
  Fold,
  Ledger,
  LedgerRow,
  Lines,
  Money,
  Section,
  Status,
  Tag,
  Thumbnail,
} from "@tillhouse/extension-sdk/ui";
import { ArrowLeftRight, Package, PackageX, Undo2 } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { isSameAddress } from "../addresses";
import { allItems, linesOf } from "../line-items";
import { fulfillmentStatus } from "./order-basis";
import { returnStatus } from "./return-list";
import { ownReturns } from "./return-rules";

type Order = RecordOf<"orders">;
type Swap = RecordOf<"swaps">;
type Claim = RecordOf<"claims">;

/** The API answers the parts of an order in no order: the first one comes first. */
function byTime<Part extends { created_at: unknown }>(parts: readonly Part[] = []): Part[] {
  return [...parts].sort((one, other) => String(one.created_at).localeCompare(String(other.created_at)));
}

interface PartsProps<Part> {
  title: string;
  parts: readonly Part[];
  children: (part: Part, number: number) => ReactNode;
}

/** A section of parts of an order, the first one first; nothing as long as there are none. */
function Parts<Part extends { id: string; created_at: unknown }>({ title, parts, children }: PartsProps<Part>) {
  const { translate } = useHost();
  if (parts.length === 0) return null;
  return (
    <Section title={translate(title)} count={parts.length}>
      {byTime(parts).map((part, index) => (
        <Fragment key={part.id}>{children(part, index + 1)}</Fragment>
      ))}
    </Section>
  );
}

const day = (value: unknown) => <DateTime key="when" value={String(value)} style="list" />;

interface ReturnRowProps {
  back: RecordOf<"returns">;
  order: Order;
  title: string;
  meta?: readonly ReactNode[];
}

/** What comes back, with why, and what can be done about it. */
function ReturnRow({ back, order, title, meta }: ReturnRowProps) {
  const lines = linesOf(back.items, allItems(order)).map(({ name, ...line }, index) => {
    const { reason, note } = back.items?.[index] ?? {};
    const why = [reason?.label, note].filter(Boolean).join(": ");
    return { ...line, name: why ? <>{name} <span className="th-faint">{why}</span></> : name };
  });
  return (
    <LedgerRow
      icon={<Undo2 className="th-icon th-icon--turn" aria-hidden />}
      title={title}
      status={<CellView cell={returnStatus} record={back} resource="returns" />}
      meta={meta}
      hasActions={back.status === "requested"}
      end={<RecordActions of="returns" record={{ ...back, order }} buttons={["receive"]} />}
    >
      <Lines lines={lines} />
    </LedgerRow>
  );
}

/** What comes back of an order, apart from exchanges and claims. */
export function OrderReturns({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const metaOf = ({ status, refund_amount, received_at, created_at, ...back }: RecordOf<"returns">) => [
    day(received_at ?? created_at),
    status !== "canceled" &&
      translate(status === "received" ? "returns.refunded" : "returns.toRefund", {
        amount: formatMoney({ amount: refund_amount, currencyCode: order.currency_code, locale }),
      }),
    back.shipping_method?.shipping_option?.name,
  ];
  return (
    <Parts title="orders.sections.returns" parts={ownReturns(order)}>
      {(back, number) => (
        <Ledger>
          <ReturnRow
            {...{ back, order }}
            title={translate("returns.numbered", { number })}
            meta={metaOf(back)}
          />
        </Ledger>
      )}
    </Parts>
  );
}

interface SentRowProps {
  of: "swaps" | "claims";
  record: Swap | Claim;
  title: string;
  meta?: readonly ReactNode[];
}

/** What is sent for an exchange or a claim. */
function SentRow({ of, record, title, meta }: SentRowProps) {
  const items = record.additional_items ?? [];
  return (
    <LedgerRow
      icon={<Package className="th-icon" aria-hidden />}
      title={title}
      status={<CellView cell={fulfillmentStatus} record={record} resource={of} />}
      meta={meta}
      hasActions
      end={<RecordActions of={of} record={record} buttons={["fulfil"]} only={[]} />}
    >
      <Lines lines={linesOf(items.map(({ id: item_id, quantity }) => ({ item_id, quantity })), items)} />
    </LedgerRow>
  );
}

const swapPayment = cell.badge("payment_status", {
  not_paid: "waiting",
  awaiting: "waiting",
  captured: "done",
  confirmed: "processing",
  canceled: "off",
  difference_refunded: "done",
  partially_refunded: "back",
  refunded: "back",
  requires_action: "alert",
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
  return (
    data && (
      <p>
        <Due amount={data.swap.cart?.total ?? 0} order={order} />
      </p>
    )
  );
}

/** The exchanges of an order: what comes back, what is sent for it, and who owes the difference. */
export function OrderSwaps({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  return (
    <Parts title="orders.sections.swaps" parts={order.swaps ?? []}>
      {(swap, number) => (
        <Ledger label={translate("swaps.numbered", { number })}>
          <LedgerRow
            icon={<ArrowLeftRight className="th-icon" aria-hidden />}
            title={translate("swaps.numbered", { number })}
            status={<CellView cell={swapPayment} record={swap} resource="swaps" />}
            meta={[
              day(swap.created_at),
              swap.difference_due !== null && <Due key="due" amount={swap.difference_due} order={order} />,
            ]}
            hasActions
            end={
              <RecordActions
                of="swaps"
                record={{ ...swap, order }}
                buttons={["capture", "refund", "settle", "copyLink"]}
                only={["cancel"]}
              />
            }
          >
            {!swap.confirmed_at && !swap.canceled_at && (
              <Fold title={translate("swaps.soFar")}>
                <DueSoFar id={swap.id} order={order} />
              </Fold>
            )}
          </LedgerRow>
          {swap.return_order && (
            <ReturnRow back={swap.return_order} order={order} title={translate("orders.comesBack")} />
          )}
          <SentRow of="swaps" record={{ ...swap, order }} title={translate("swaps.sent")} />
        </Ledger>
      )}
    </Parts>
  );
}

const claimPayment = cell.badge("payment_status", { na: "off", not_refunded: "alert", refunded: "back" });

interface ClaimedProps {
  item: NonNullable<Claim["claim_items"]>[number];
  name: string | undefined;
}

/** What was claimed of one line, and what shows it. */
function Claimed({ item: { reason, note, tags = [], images = [] }, name }: ClaimedProps) {
  const { translate } = useHost();
  const shown = images.flatMap(({ id, url }) => {
    const safe = safeHref(url, location.href);
    return safe === undefined ? [] : [{ id, safe }];
  });
  return (
    <>
      {name} · {translate(`claims.reason.${reason}`)}{" "}
      {tags.map(({ id, value }) => (
        <Tag key={id}>{value}</Tag>
      ))}
      {note?.trim() && <p className="th-muted">{note}</p>}
      {shown.length > 0 && (
        <span className="th-row th-row--wrap">
          {shown.map(({ id, safe }, index) => (
            <a key={id} href={safe} target="_blank" rel="noreferrer">
              <Thumbnail src={safe} alt={translate("claims.image", { number: index + 1 })} />
            </a>
          ))}
        </span>
      )}
    </>
  );
}

function ClaimRows({ claim, order, number }: { claim: Claim; order: Order; number: number }) {
  const { translate } = useHost();
  const record = { ...claim, order };
  const { claim_items: items = [], shipping_address: address, return_order: back } = claim;
  const names = linesOf(items, allItems(order));
  const isRefund = claim.type === "refund";
  const title = translate(`claims.numbered.${claim.type}`, { number });
  const goesElsewhere = address && !isSameAddress(address, order.shipping_address);
  return (
    <Ledger label={title}>
      <LedgerRow
        icon={<PackageX className="th-icon" aria-hidden />}
        title={title}
        status={
          claim.canceled_at ? (
            <Status tone="neutral" shape="struck" isDone>
              {translate("claims.canceled")}
            </Status>
          ) : (
            isRefund && <CellView cell={claimPayment} record={claim} resource="claims" />
          )
        }
        meta={[
          day(claim.created_at),
          isRefund && <Money key="amount" amount={claim.refund_amount} currencyCode={order.currency_code} />,
        ]}
        hasActions
        end={<RecordActions of="claims" record={record} buttons={["finish"]} only={["update", "cancel"]} />}
      >
        <Lines
          lines={items.map((item, index) => ({
            id: item.id,
            quantity: item.quantity,
            name: <Claimed item={item} name={names[index]?.name} />,
          }))}
        />
      </LedgerRow>
      {back && <ReturnRow {...{ back, order }} title={translate("orders.comesBack")} />}
      {!isRefund && (
        <SentRow
          of="claims"
          record={record}
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
  return (
    <Parts title="orders.sections.claims" parts={order.claims ?? []}>
      {(claim, number) => <ClaimRows {...{ claim, order, number }} />}
    </Parts>
  );
}
