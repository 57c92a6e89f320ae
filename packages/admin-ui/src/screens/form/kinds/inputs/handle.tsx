import type { HandleField } from "@tillhouse/extension-sdk/internal";
import { TextInput } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, freeText, textProps } from "../drawn-field";

/** A part of an address: what stands between letters and digits becomes one dash. */
function handleOf(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** The last part of a page's address. */
export const handleKind: DrawnFieldKind<HandleField<string>, string> = {
  empty: () => "",
  draw: (props) => {
    const text = textProps(props);
    return (
      <TextInput
        {...text}
        prefixBox="/"
        spellCheck={false}
        autoCapitalize="none"
        onBlur={() => {
          if (text.value !== "") props.onChange(handleOf(text.value));
          text.onBlur();
        }}
      />
    );
  },
  sample: freeText,
};
