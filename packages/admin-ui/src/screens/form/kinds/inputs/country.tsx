import type { CountryField } from "@tillhouse/extension-sdk/internal";
import { CountryField as CountryControl } from "../../controls/country-field";
import type { DrawnFieldKind } from "../drawn-field";

/** The code of a country. */
export const countryKind: DrawnFieldKind<CountryField<string>, string> = {
  empty: () => "",
  draw: ({ common, value, onChange }) => (
    <CountryControl {...common} value={typeof value === "string" ? value : ""} onChange={onChange} />
  ),
  // Countries are picked by their names and sent by their codes.
  sample: { by: "pick", sends: () => undefined },
};
