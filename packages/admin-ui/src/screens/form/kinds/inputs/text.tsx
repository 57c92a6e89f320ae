import type { TextField } from "@tillhouse/extension-sdk/internal";
import { TextInput } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, freeText, textProps } from "../drawn-field";

/** One line of text. */
export const textKind: DrawnFieldKind<TextField<string>, string> = {
  empty: () => "",
  draw: (props) => <TextInput {...textProps(props)} />,
  sample: freeText,
};
