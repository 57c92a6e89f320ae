import { type AddressValue, addressLines, useHost } from "@tillhouse/extension-sdk";
import { Avatar, Copyable, Fact, Facts, Item } from "@tillhouse/extension-sdk/ui";
import { Fragment, type ReactNode } from "react";
import { isSameAddress } from "./addresses";

interface Reached {
  shipping_address?: { phone?: string | null } | null;
  customer?: { phone: string | null } | null;
}

/** The number that somebody is called at: of the parcel's address, or the customer's own. */
export function phoneOf({ shipping_address, customer }: Reached): string | null {
  return shipping_address?.phone || customer?.phone || null;
}

/** Props of {@link ContactFacts}. */
export interface ContactFactsProps {
  name: string;
  /** A second line below the name. */
  details?: string;
  customerId: string | null | undefined;
  email: string | null | undefined;
  phone: string | null;
  /** More rows. */
  children?: ReactNode;
}

/** Who somebody is, and how to reach them. */
export function ContactFacts(props: ContactFactsProps) {
  const { name, details, customerId, email, phone, children } = props;
  const { translate, href } = useHost();
  const reached = { email, phone };
  return (
    <>
      <div className="th-who">
        <Item
          thumbnail={<Avatar name={name} />}
          name={name}
          to={customerId ? href("customers", customerId) : undefined}
          details={details}
        />
      </div>
      <Facts>
        {Object.entries(reached).map(
          ([key, value]) =>
            value && (
              <Fact key={key} label={translate(`orders.fields.${key}`)}>
                <Copyable value={value} label={translate(`orders.fields.${key}`)} />
              </Fact>
            ),
        )}
        {children}
      </Facts>
    </>
  );
}

/** Props of {@link AddressFacts}. */
export interface AddressFactsProps {
  shipping: AddressValue | null | undefined;
  billing: AddressValue | null | undefined;
  /** The number that is shown already. */
  phone: string | null;
}

/** Where something goes and who pays, each to be copied: rows of `Facts`. */
export function AddressFacts({ shipping, billing, phone }: AddressFactsProps) {
  const { translate, locale } = useHost();
  const shown = (address: AddressValue | null | undefined, label: string) => {
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
