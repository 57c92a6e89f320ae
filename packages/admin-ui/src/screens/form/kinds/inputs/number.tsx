import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import type { NumberField } from "@tillhouse/extension-sdk/internal";
import { type DrawnFieldKind, numberProps } from "../drawn-field";

/** A number. */
export const numberKind: DrawnFieldKind<NumberField<string>, number | null> = {
  empty: () => null,
  draw: (props) => <NumberInput {...numberProps(props)} suffix={props.field.unit} />,
  sample: { by: "text", sends: (typed) => (typed === null ? null : Number(typed)) },
};
