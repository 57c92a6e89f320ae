import type { EmailField } from "@tillhouse/extension-sdk/internal";
import { TextInput } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, freeText, textProps } from "../drawn-field";

/** An e-mail address. */
export const emailKind: DrawnFieldKind<EmailField<string>, string> = {
  empty: () => "",
  draw: (props) => (
    <TextInput {...textProps(props)} type="email" autoComplete="off" inputMode="email" spellCheck={false} />
  ),
  sample: freeText,
};
