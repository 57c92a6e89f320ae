import type { ReactNode } from "react";
import type { AddressValue } from "../format/address-lines";
import { addressLines } from "../format/address-lines";
import { AddressText } from "../kit/address-text";
import { useHost } from "../resource/use-host";
import { Description, DescriptionList } from "../ui/layout/description-list";
import { MediaObject } from "../ui/layout/media-object";
import { Avatar } from "../ui/text/avatar";
import { CopyableText } from "../ui/text/copyable-text";
import { isSameAddress } from "./addresses";

/** An order or a cart, as far as its phone numbers go. */
interface Reached {
  /** Where the goods go. Its number is preferred. */
  shipping_address?: { /** Number for the carrier. */ phone?: string | null } | null;
  /** Who bought. Their number is taken where the shipping address has none. */
  customer?: { /** Number in the account. */ phone: string | null } | null;
}

/** The number that somebody is called at: of the parcel's address, or the customer's own. @example const phone = phoneOf(order); */
export function phoneOf({ shipping_address, customer }: Reached): string | null {
  return shipping_address?.phone || customer?.phone || null;
}

/** A person to show with their e-mail address and phone number, each of which can be copied. */
export interface ContactFactsProps {
  /** Name of the person, or their e-mail address where they have none. */
  name: string;
  /** A second line below the name. */
  details?: string;
  /** Id of the customer; the name leads to their page. Without it the name is no link. */
  customerId: string | null | undefined;
  /** E-mail address, to be copied. The row is left out without one. */
  email: string | null | undefined;
  /** Number, to be copied. The row is left out without one. */
  phone: string | null;
  /** More rows. */
  children?: ReactNode;
}

/**
 * Who somebody is, and how to reach them.
 *
 * @example <ContactFacts name="Ada Lovelace" customerId={order.customer_id} email={order.email} phone={phoneOf(order)} />
 */
export function ContactFacts(props: ContactFactsProps) {
  const { name, details, customerId, email, phone, children } = props;
  const { translate, href } = useHost();
  const reached = { email, phone };
  return (
    <>
      <div className="th-person">
        <MediaObject
          thumbnail={<Avatar name={name} />}
          name={name}
          to={customerId ? href("customers", customerId) : undefined}
          details={details}
        />
      </div>
      <DescriptionList>
        {Object.entries(reached).map(
          ([key, value]) =>
            value && (
              <Description key={key} label={translate(`orders.fields.${key}`)}>
                <CopyableText value={value} label={translate(`orders.fields.${key}`)} />
              </Description>
            ),
        )}
        {children}
      </DescriptionList>
    </>
  );
}

/** Where an order is sent and who pays for it. */
export interface AddressFactsProps {
  /** Where the goods go. Without it the row shows that there is none. */
  shipping: AddressValue | null | undefined;
  /** Who pays. Where it is that of the shipping, the row says so in words. */
  billing: AddressValue | null | undefined;
  /** The number that is shown already. */
  phone: string | null;
}

/**
 * Where something goes and who pays, each to be copied: rows of `DescriptionList`.
 *
 * @example <DescriptionList><AddressFacts shipping={order.shipping_address} billing={order.billing_address} phone={phoneOf(order)} /></DescriptionList>
 */
export function AddressFacts({ shipping, billing, phone }: AddressFactsProps) {
  const { translate, locale } = useHost();
  const shown = (address: AddressValue | null | undefined, label: string) =>
    address && addressLines(address, locale).length > 0 ? (
      <AddressText address={address} label={label} isPhoneKnown={address.phone === phone} />
    ) : undefined;
  return (
    <>
      <Description label={translate("orders.address.shipping")}>
        {shown(shipping, translate("orders.address.shippingAddress"))}
      </Description>
      <Description label={translate("orders.address.billing")}>
        {billing && isSameAddress(billing, shipping)
          ? translate("orders.address.same")
          : shown(billing, translate("orders.address.billingAddress"))}
      </Description>
    </>
  );
}
