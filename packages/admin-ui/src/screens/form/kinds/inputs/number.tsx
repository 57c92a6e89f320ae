import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import type { NumberField } from "@tillhouse/extension-sdk/internal";
import { type DrawnFieldKind, numberProps } from "../drawn-field";

/** A number. */
export const numberKind: DrawnFieldKind<NumberField<string>, number | null> = {
  empty: () => null,
  draw: (props) => {
    const { minimum, maximum, step, unit } = props.field;
    return <NumberInput {...numberProps(props)} min={minimum} max={maximum} step={step} suffix={unit} />;
  },
  sample: { by: "text", sends: (typed) => (typed === null ? null : Number(typed)) },
};
