import { type AddressValue, addressLines, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { Select } from "@tillhouse/extension-sdk/ui";
import { addressOf, isSameAddress } from "./addresses";

/** Props of {@link SavedAddresses}. */
export interface SavedAddressesProps {
  customer: RecordOf<"customers">;
  /** What the form holds. */
  value: AddressValue;
  onChange(address: AddressValue): void;
}

/** The addresses that a customer has saved: one of them fills the form. Nothing where there are none. */
export function SavedAddresses({ customer, value, onChange }: SavedAddressesProps) {
  const { translate, locale } = useHost();
  const saved = customer.shipping_addresses ?? [];
  const find = (isMeant: (address: (typeof saved)[number]) => boolean) => saved.find(isMeant);
  if (saved.length === 0) return null;
  return (
    <Select
      label={translate("draft-orders.customer.saved")}
      placeholder={translate("form.choose")}
      value={find((address) => isSameAddress(address, value))?.id ?? ""}
      options={saved.map((address) => ({
        value: address.id,
        label: addressLines(address, locale).join(", "),
      }))}
      onChange={({ currentTarget }) =>
        onChange(
          addressOf(
            find(({ id }) => id === currentTarget.value),
            "",
          ),
        )
      }
    />
  );
}
