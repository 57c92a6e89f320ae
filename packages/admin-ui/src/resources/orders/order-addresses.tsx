import { addressLines, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Copyable, Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";
import { Fragment } from "react";
import { isSameAddress } from "../addresses";

type Address = NonNullable<SectionProps<"orders">["record"]["shipping_address"]>;

/** The number that is shown for an order: of the parcel's address, or the customer's own. */
export function phoneOf({ shipping_address, customer }: SectionProps<"orders">["record"]): string | null {
  return shipping_address?.phone || customer?.phone || null;
}

/** Props of {@link AddressFacts}. */
export interface AddressFactsProps {
  shipping: Address | null | undefined;
  billing: Address | null | undefined;
  /** The number that is shown already. */
  phone: string | null | undefined;
}

/** Where something goes and who pays, each to be copied: rows of `Facts`. */
export function AddressFacts({ shipping, billing, phone }: AddressFactsProps) {
  const { translate, locale } = useHost();
  const shown = (address: Address | null | undefined, label: string) => {
    const lines = addressLines(address, locale);
    if (!address || lines.length === 0) return undefined;
    const isOtherPhone = Boolean(address.phone) && address.phone !== phone;
    return (
      <>
        <address className="th-address">
          {[...lines, ...(isOtherPhone ? [address.phone] : [])].map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and keep their places
            <Fragment key={index}>
              {index > 0 && "\n"}
              <bdi>{line}</bdi>
            </Fragment>
          ))}
        </address>
        <Copyable value={[...lines, address.phone].filter(Boolean).join("\n")} label={label}>
          <span className="th-tiny">{translate("orders.address.copy")}</span>
        </Copyable>
      </>
    );
  };
  return (
    <>
      <Fact label={translate("orders.address.shipping")}>
        {shown(shipping, translate("orders.address.shippingAddress"))}
      </Fact>
      <Fact label={translate("orders.address.billing")}>
        {billing && isSameAddress(billing, shipping)
          ? translate("orders.address.same")
          : shown(billing, translate("orders.address.billingAddress"))}
      </Fact>
    </>
  );
}

/** Where the order goes and who pays. */
export function OrderAddresses({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  return (
    <Section
      title={translate("orders.sections.addresses")}
      end={<RecordActions of="orders" record={order} only={["editShippingAddress", "editBillingAddress"]} />}
    >
      <Facts>
        <AddressFacts
          shipping={order.shipping_address}
          billing={order.billing_address}
          phone={phoneOf(order)}
        />
      </Facts>
    </Section>
  );
}
