import type { ToggleField } from "@tillhouse/extension-sdk/internal";
import { Switch } from "@tillhouse/extension-sdk/ui";
import type { DrawnFieldKind } from "../drawn-field";

/** On or off. */
export const toggleKind: DrawnFieldKind<ToggleField<string>, boolean> = {
  empty: () => false,
  draw: ({ common, inputRef, value, onChange }) => (
    <Switch
      ref={inputRef}
      label={common.label}
      hint={common.errors[0] ?? common.hint}
      isChecked={value === true}
      onChange={onChange}
      onBlur={common.onBlur}
    />
  ),
  sample: { by: "switch", isShownAsTyped: true },
};
