import { formatMoney, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { capturedTotal, providerName } from "@tillhouse/extension-sdk/commerce";
import { CellValue, RecordActions } from "@tillhouse/extension-sdk/kit";
import {
  CopyableText,
  DateTime,
  Money,
  Section,
  StackedList,
  StackedListItem,
} from "@tillhouse/extension-sdk/ui";
import { CircleAlert, CreditCard, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { leftRows } from "../shared/order-balance";
import { paymentStatus } from "../shared/order-statuses";

type Payment = NonNullable<SectionProps<"orders">["record"]["payments"]>[number];

function stateOf({ canceled_at, captured_at }: Payment) {
  if (captured_at) return "captured";
  return canceled_at ? "canceled" : "authorized";
}

/** What was paid and what went back. */
export function OrderPayment({ record: order }: SectionProps<"orders">) {
  const host = useHost();
  const { translate, locale } = host;
  const { payments = [], refunds = [], currency_code: currencyCode } = order;
  const money = (amount: number) => <Money amount={amount} currencyCode={currencyCode} locale={locale} />;
  const left = leftRows(order);
  const at = (word: string, moment: unknown): ReactNode =>
    moment ? (
      <span key={word}>
        {translate(`orders.payment.at.${word}`)} <DateTime value={String(moment)} style="list" />
      </span>
    ) : undefined;
  return (
    <Section
      title={translate("orders.sections.payment")}
      status={<CellValue cell={paymentStatus} record={order} resource="orders" />}
      end={<RecordActions of="orders" record={order} buttons={["refund"]} only={[]} />}
    >
      {payments.length + refunds.length + left.length === 0 ? (
        <p className="th-muted">
          {translate(order.total === 0 ? "orders.payment.nothingToPay" : "orders.payment.none")}
        </p>
      ) : (
        <StackedList>
          {payments.map((payment) => (
            <StackedListItem
              key={payment.id}
              icon={<CreditCard className="th-icon" aria-hidden />}
              title={translate(`orders.payment.${stateOf(payment)}`)}
              meta={[
                providerName(payment.provider_id, host),
                payment.swap_id && translate("orders.payment.forSwap"),
                at("authorized", payment.created_at),
                at("captured", payment.captured_at),
                at("canceled", payment.canceled_at),
                payment.amount_refunded > 0 &&
                  translate("orders.payment.refunded", {
                    amount: formatMoney({ amount: payment.amount_refunded, currencyCode, locale }),
                  }),
                <CopyableText key="id" value={payment.id} label={translate("orders.payment.id")} isCode />,
              ]}
              end={money(payment.amount)}
            />
          ))}
          {refunds.map((refund) => (
            <StackedListItem
              key={refund.id}
              icon={<Undo2 className="th-icon th-icon--mirrored" aria-hidden />}
              title={translate("orders.payment.refund", {
                reason: translate(`orders.refundReason.${refund.reason}`),
              })}
              meta={[<DateTime key="when" value={String(refund.created_at)} style="list" />, refund.note]}
              end={money(-refund.amount)}
            />
          ))}
          <StackedListItem
            isTotal
            title={translate("orders.payment.net")}
            end={money(capturedTotal(order) - (order.refunded_total ?? 0))}
          />
          {left.map(({ id, amount }) => (
            <StackedListItem
              key={id}
              icon={<CircleAlert className="th-icon" aria-hidden />}
              title={translate(`orders.totals.${id}`)}
              meta={[translate(`orders.payment.${id}Text`)]}
              end={money(amount)}
            />
          ))}
        </StackedList>
      )}
    </Section>
  );
}
