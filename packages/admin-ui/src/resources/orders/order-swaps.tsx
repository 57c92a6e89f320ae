import { cell, type RecordOf, type SectionProps, useHost, useStoreRead } from "@tillhouse/extension-sdk";
import { CellView, RecordActions } from "@tillhouse/extension-sdk/kit";
import { DateTime, Fold, Ledger, LedgerRow, Lines, Money, Section } from "@tillhouse/extension-sdk/ui";
import { ArrowLeftRight, Package } from "lucide-react";
import { nameOf } from "../line-items";
import { byTime } from "./by-time";
import { PartReturn } from "./part-return";

type Order = RecordOf<"orders">;
type Swap = RecordOf<"swaps">;

const payment = cell.badge("payment_status", {
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

const fulfillment = cell.badge("fulfillment_status", {
  not_fulfilled: "waiting",
  fulfilled: "packed",
  shipped: "done",
  partially_shipped: "underway",
  canceled: "off",
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
function DueSoFar({ swap, order }: { swap: Swap; order: Order }) {
  const { translate } = useHost();
  const { data, error } = useStoreRead<{ swap: Swap }>("swaps", `/swaps/${swap.id}`);
  if (error) return <p role="alert">{translate("error.server")}</p>;
  if (data === undefined) return null;
  return (
    <p>
      <Due amount={data.swap.cart?.total ?? 0} order={order} />
    </p>
  );
}

function Exchange({ swap, order, number }: { swap: Swap; order: Order; number: number }) {
  const { translate } = useHost();
  const record = { ...swap, order };
  const isOpen = !swap.confirmed_at && !swap.canceled_at;
  return (
    <Ledger label={translate("swaps.numbered", { number })}>
      <LedgerRow
        icon={<ArrowLeftRight className="th-icon" aria-hidden />}
        title={translate("swaps.numbered", { number })}
        status={<CellView cell={payment} record={swap} resource="swaps" />}
        meta={[
          <DateTime key="when" value={String(swap.created_at)} style="list" />,
          swap.difference_due !== null && <Due key="due" amount={swap.difference_due} order={order} />,
        ]}
        hasActions
        end={
          <RecordActions
            of="swaps"
            record={record}
            buttons={["capture", "refund", "settle", "copyLink"]}
            only={["cancel"]}
          />
        }
      >
        {isOpen && (
          <Fold title={translate("swaps.soFar")}>
            <DueSoFar swap={swap} order={order} />
          </Fold>
        )}
      </LedgerRow>
      {swap.return_order && <PartReturn back={swap.return_order} order={order} />}
      <LedgerRow
        icon={<Package className="th-icon" aria-hidden />}
        title={translate("swaps.sent")}
        status={<CellView cell={fulfillment} record={swap} resource="swaps" />}
        hasActions
        end={<RecordActions of="swaps" record={record} buttons={["fulfil"]} only={[]} />}
      >
        <Lines
          lines={(swap.additional_items ?? []).map((item) => ({
            id: item.id,
            quantity: item.quantity,
            name: nameOf(item),
          }))}
        />
      </LedgerRow>
    </Ledger>
  );
}

/** The exchanges of an order: what comes back, what is sent for it, and who owes the difference. */
export function OrderSwaps({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  const swaps = byTime(order.swaps);
  if (swaps.length === 0) return null;
  return (
    <Section title={translate("orders.sections.swaps")} count={swaps.length}>
      {swaps.map((swap, index) => (
        <Exchange key={swap.id} swap={swap} order={order} number={index + 1} />
      ))}
    </Section>
  );
}
