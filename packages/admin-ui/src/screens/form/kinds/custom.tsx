import type { CustomField } from "@tillhouse/extension-sdk/internal";
import { CustomFieldControl as OwnControl } from "../controls/custom-field";
import type { DrawnFieldKind } from "./drawn-field";

/** A field that draws itself. */
export const customKind: DrawnFieldKind<CustomField<string>, unknown> = {
  empty: () => null,
  // The field was written for this very value.
  restore: (now, kept, { field }) => field.restore?.(now as never, kept as never) ?? kept,
  draw: ({ field, common, value, onChange }) => (
    <OwnControl
      {...common}
      load={field.load}
      value={value}
      onChange={onChange}
      isContributed={field.contribution?.owner !== undefined}
    />
  ),
};
