import type { MoneyField } from "@tillhouse/extension-sdk/internal";
import { MoneyField as MoneyControl } from "../../controls/money-field";
import { type DrawnFieldKind, numberProps } from "../drawn-field";

/** An amount in minor units. */
export const moneyKind: DrawnFieldKind<MoneyField<string>, number | null> = {
  empty: () => null,
  draw: (props) => (
    <MoneyControl
      {...numberProps(props)}
      currencyField={props.field.currency}
      currencyFrom={props.field.currencyPath}
      name={props.name}
    />
  ),
  // Amounts are typed in major units and sent in minor ones.
  sample: { by: "text", sends: () => undefined },
};
