import { Fragment } from "react";
import type { AddressValue } from "../format/address-lines";
import { addressLines } from "../format/address-lines";
import { useHost } from "../resource/use-host";
import { CopyableText } from "../ui/text/copyable-text";

/** A postal address, and the name of the button that copies it. */
export interface AddressTextProps {
  /** The postal address as the record holds it; its empty lines are left out. */
  address: AddressValue;
  /** What is copied: "Shipping address". */
  label: string;
  /** Its number is shown somewhere else; it is still copied with it. */
  isPhoneKnown?: boolean;
}

/**
 * A postal address as its country writes it, with a button that copies it.
 *
 * @example <AddressText address={order.shipping_address} label="Shipping address" />
 */
export function AddressText({ address, label, isPhoneKnown }: AddressTextProps) {
  const { translate, locale } = useHost();
  const { phone } = address;
  const lines = addressLines(address, locale);
  return (
    <>
      <address className="th-address">
        {[...lines, ...(phone && !isPhoneKnown ? [phone] : [])].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and keep their places
          <Fragment key={index}>
            {index > 0 && "\n"}
            <bdi>{line}</bdi>
          </Fragment>
        ))}
      </address>
      <CopyableText value={[...lines, phone].filter(Boolean).join("\n")} label={label}>
        <span className="th-tiny">{translate("orders.address.copy")}</span>
      </CopyableText>
    </>
  );
}
