import { PercentInput } from "@tillhouse/extension-sdk/inputs";
import type { PercentField } from "@tillhouse/extension-sdk/internal";
import { type DrawnFieldKind, numberProps } from "../drawn-field";

/** A percentage. */
export const percentKind: DrawnFieldKind<PercentField<string>, number | null> = {
  empty: () => null,
  draw: (props) => <PercentInput {...numberProps(props)} />,
  sample: { by: "text", sends: (typed) => (typed === null ? null : Number(typed)) },
};
