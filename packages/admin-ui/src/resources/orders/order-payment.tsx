import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { DateTime, Ledger, LedgerRow, Money, Section } from "@tillhouse/extension-sdk/ui";
import { CreditCard, Undo2 } from "lucide-react";

/** What was paid and what went back. */
export default function OrderPayment({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const payments = order.payments ?? [];
  const refunds = order.refunds ?? [];
  const amount = (value: number) => (
    <Money amount={value} currencyCode={order.currency_code} locale={locale} />
  );
  return (
    <Section title={translate("orders.sections.payment")}>
      {payments.length + refunds.length === 0 ? (
        <p className="th-muted">{translate("orders.payment.none")}</p>
      ) : (
        <Ledger>
          {payments.map((payment) => (
            <LedgerRow
              key={payment.id}
              icon={<CreditCard className="th-icon" aria-hidden />}
              title={translate(
                payment.canceled_at
                  ? "orders.payment.canceled"
                  : payment.captured_at
                    ? "orders.payment.captured"
                    : "orders.payment.authorized",
              )}
              meta={[
                <DateTime
                  key="when"
                  value={String(payment.captured_at ?? payment.created_at)}
                  style="list"
                />,
                payment.provider_id,
              ]}
              end={amount(payment.amount)}
            />
          ))}
          {refunds.map((refund) => (
            <LedgerRow
              key={refund.id}
              icon={<Undo2 className="th-icon th-icon--turn" aria-hidden />}
              title={translate("orders.payment.refund", {
                reason: translate(`orders.refundReason.${refund.reason}`),
              })}
              meta={[<DateTime key="when" value={String(refund.created_at)} style="list" />, refund.note]}
              end={amount(-refund.amount)}
            />
          ))}
        </Ledger>
      )}
    </Section>
  );
}
