import type { LongTextField } from "@tillhouse/extension-sdk/internal";
import { TextArea } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, freeText, textProps } from "../drawn-field";

/** Several lines of text. */
export const longTextKind: DrawnFieldKind<LongTextField<string>, string> = {
  empty: () => "",
  draw: (props) => <TextArea {...textProps(props)} />,
  isWide: true,
  sample: freeText,
};
