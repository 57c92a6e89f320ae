import { MetadataEditor, metadataPayload } from "@tillhouse/extension-sdk/inputs";
import type { MetadataField } from "@tillhouse/extension-sdk/internal";
import { Field } from "@tillhouse/extension-sdk/ui";
import type { DrawnFieldKind } from "./drawn-field";

/** Keys and values of any kind. */
export const metadataKind: DrawnFieldKind<MetadataField<string>, object> = {
  empty: () => ({}),
  // The store merges key by key.
  toChange: (before, now) => metadataPayload(Object(before), Object(now)),
  draw: ({ common, value, onChange }) => (
    <Field {...common}>
      <MetadataEditor
        label={common.label}
        value={Object(value)}
        onChange={(next) => onChange(next ?? Number.NaN)}
      />
    </Field>
  ),
  isWide: true,
};
