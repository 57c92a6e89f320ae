import { type ChoiceField, unscopedKey } from "@tillhouse/extension-sdk/internal";
import { Select } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, textProps } from "../drawn-field";

/** One of a few words. */
export const choiceKind: DrawnFieldKind<ChoiceField<string, string>, string> = {
  empty: () => "",
  draw: (props) => {
    const { field, resource, host } = props;
    return (
      <Select
        {...textProps(props)}
        placeholder={host.translate("form.choose")}
        options={field.options.map((word) => ({
          value: word,
          label: host.translate(`${resource}.${unscopedKey(field.key)}.${word}`),
        }))}
      />
    );
  },
  describe: (value, { key }, { resource, translate }) =>
    translate(`${resource}.${unscopedKey(key)}.${String(value)}`),
  sample: { by: "text", isShownAsTyped: true },
};
