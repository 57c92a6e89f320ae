import { addressLines, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Copyable, Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";
import { isSameAddress } from "../addresses";

type Address = NonNullable<SectionProps<"orders">["record"]["shipping_address"]>;

/** The number that is shown for an order: of the parcel's address, or the customer's own. */
export function phoneOf({ shipping_address, customer }: SectionProps<"orders">["record"]): string | null {
  return shipping_address?.phone || customer?.phone || null;
}

/** Where the order goes and who pays. */
export function OrderAddresses({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const { shipping_address: shipping, billing_address: billing } = order;
  const shown = (address: Address | null | undefined, label: string) => {
    if (!address) return undefined;
    const lines = addressLines(address, locale);
    const isOtherPhone = Boolean(address.phone) && address.phone !== phoneOf(order);
    return (
      <>
        <address className="th-address">
          {[...lines, ...(isOtherPhone ? [address.phone] : [])].join("\n")}
        </address>
        <Copyable value={[...lines, address.phone].filter(Boolean).join("\n")} label={label}>
          <span className="th-tiny">{translate("orders.address.copy")}</span>
        </Copyable>
      </>
    );
  };
  return (
    <Section
      title={translate("orders.sections.addresses")}
      end={<RecordActions of="orders" record={order} only={["editShippingAddress", "editBillingAddress"]} />}
    >
      <Facts>
        <Fact label={translate("orders.address.shipping")}>
          {shown(shipping, translate("orders.address.shippingAddress"))}
        </Fact>
        <Fact label={translate("orders.address.billing")}>
          {billing && isSameAddress(billing, shipping)
            ? translate("orders.address.same")
            : shown(billing, translate("orders.address.billingAddress"))}
        </Fact>
      </Facts>
    </Section>
  );
}
