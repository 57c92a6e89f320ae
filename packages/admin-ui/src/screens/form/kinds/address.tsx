import { addressLines } from "@tillhouse/extension-sdk";
import type { AddressField } from "@tillhouse/extension-sdk/internal";
import { AddressField as AddressControl } from "../controls/address-field";
import type { DrawnFieldKind } from "./drawn-field";

/** A postal address. */
export const addressKind: DrawnFieldKind<AddressField<string>, object> = {
  empty: () => ({}),
  draw: ({ field, common, name }) => <AddressControl {...common} name={name} countries={field.countries} />,
  describe: (value, _field, { locale }) =>
    [...addressLines(Object(value), locale), Object(value).phone].filter(Boolean).join(", ") || "–",
  isWide: true,
};
