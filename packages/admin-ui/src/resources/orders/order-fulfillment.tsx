import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { DateTime, Ledger, LedgerRow, Lines, Money, Section, Status } from "@tillhouse/extension-sdk/ui";
import { MapPin, Package, Truck } from "lucide-react";
import { linesOf } from "./line-items";

type Order = SectionProps<"orders">["record"];
type Fulfillment = NonNullable<Order["fulfillments"]>[number];

function FulfillmentState({ fulfillment }: { fulfillment: Fulfillment }) {
  const { translate } = useHost();
  if (fulfillment.canceled_at)
    return (
      <Status tone="neutral" shape="struck" isDone>
        {translate("orders.fulfillment_status.canceled")}
      </Status>
    );
  if (fulfillment.shipped_at)
    return (
      <Status tone="positive" shape="done" isDone>
        {translate("orders.fulfillment_status.shipped")}
      </Status>
    );
  return (
    <Status tone="info" shape="core">
      {translate("orders.fulfillment.packed")}
    </Status>
  );
}

/** How the order travels: shipping methods, and what was packed and shipped. */
export default function OrderFulfillment({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const methods = order.shipping_methods ?? [];
  const fulfillments = order.fulfillments ?? [];
  return (
    <Section title={translate("orders.sections.fulfillment")}>
      <Ledger>
        {methods.map((method) => (
          <LedgerRow
            key={method.id}
            icon={<MapPin className="th-icon" aria-hidden />}
            title={method.shipping_option?.name ?? translate("orders.fulfillment.method")}
            meta={[translate("orders.fulfillment.method")]}
            end={
              <Money
                amount={method.subtotal ?? method.price}
                currencyCode={order.currency_code}
                locale={locale}
              />
            }
          />
        ))}
        {fulfillments.map((fulfillment, index) => (
          <LedgerRow
            key={fulfillment.id}
            icon={
              fulfillment.shipped_at ? (
                <Truck className="th-icon th-icon--turn" aria-hidden />
              ) : (
                <Package className="th-icon" aria-hidden />
              )
            }
            title={translate("orders.fulfillment.numbered", { number: index + 1 })}
            status={<FulfillmentState fulfillment={fulfillment} />}
            meta={[
              <DateTime
                key="when"
                value={String(fulfillment.shipped_at ?? fulfillment.created_at)}
                style="list"
              />,
              ...(fulfillment.tracking_numbers ?? []),
            ]}
          >
            <Lines lines={linesOf(fulfillment.items, order.items)} />
          </LedgerRow>
        ))}
      </Ledger>
      {methods.length + fulfillments.length === 0 && (
        <p className="th-muted">{translate("orders.fulfillment.none")}</p>
      )}
    </Section>
  );
}
