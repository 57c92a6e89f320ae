import { formatMoney, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { DateTime, Ledger, LedgerRow, Lines, Section } from "@tillhouse/extension-sdk/ui";
import { Undo2 } from "lucide-react";
import { allItems, linesOf } from "../line-items";
import { ReturnState } from "./part-return";
import { ownReturns } from "./return-rules";

/** What comes back of an order, apart from exchanges and claims; nothing as long as nothing does. */
export function OrderReturns({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const items = allItems(order);
  const returns = ownReturns(order);
  if (returns.length === 0) return null;
  return (
    <Section title={translate("orders.sections.returns")} count={returns.length}>
      <Ledger>
        {returns.map((back, index) => {
          const { id, status, shipping_method: way } = back;
          const amount = formatMoney({
            amount: back.refund_amount,
            currencyCode: order.currency_code,
            locale,
          });
          const reasons = new Map(
            back.items?.map(({ item_id, reason, note }) => [
              item_id,
              [reason?.label, note].filter(Boolean).join(": "),
            ]),
          );
          return (
            <LedgerRow
              key={id}
              icon={<Undo2 className="th-icon th-icon--turn" aria-hidden />}
              title={translate("returns.numbered", { number: index + 1 })}
              status={<ReturnState status={status} />}
              hasActions={status === "requested"}
              meta={[
                <DateTime key="when" value={String(back.received_at ?? back.created_at)} style="list" />,
                status === "canceled"
                  ? undefined
                  : translate(status === "received" ? "returns.refunded" : "returns.toRefund", { amount }),
                way?.shipping_option?.name,
              ]}
              end={<RecordActions of="returns" record={{ ...back, order }} buttons={["receive"]} />}
            >
              <Lines
                lines={linesOf(back.items, items).map((line) => ({
                  ...line,
                  name: (
                    <>
                      {line.name} <span className="th-faint">{reasons.get(line.id)}</span>
                    </>
                  ),
                }))}
              />
            </LedgerRow>
          );
        })}
      </Ledger>
    </Section>
  );
}
