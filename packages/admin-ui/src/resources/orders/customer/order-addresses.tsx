import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { AddressFacts, phoneOf } from "@tillhouse/extension-sdk/commerce";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { DescriptionList, Section } from "@tillhouse/extension-sdk/ui";

/** Where the order goes and who pays. */
export function OrderAddresses({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  return (
    <Section
      title={translate("orders.sections.addresses")}
      end={<RecordActions of="orders" record={order} only={["editShippingAddress", "editBillingAddress"]} />}
    >
      <DescriptionList>
        <AddressFacts
          shipping={order.shipping_address}
          billing={order.billing_address}
          phone={phoneOf(order)}
        />
      </DescriptionList>
    </Section>
  );
}
