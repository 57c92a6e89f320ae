import { formatDate } from "@tillhouse/extension-sdk";
import { DateInput } from "@tillhouse/extension-sdk/inputs";
import type { DateField } from "@tillhouse/extension-sdk/internal";
import type { DrawnFieldKind } from "../drawn-field";

/** A date, with its time where the field says so. */
export const dateKind: DrawnFieldKind<DateField<string>, string | null> = {
  empty: () => null,
  draw: ({ field, common, inputRef, value, onChange }) => (
    <DateInput
      {...common}
      ref={inputRef}
      hasTime={field.hasTime}
      value={typeof value === "string" ? value : null}
      onChange={onChange}
    />
  ),
  describe: (value, _field, { locale, timeZone }) =>
    formatDate(String(value), { style: "head", locale, timeZone }),
  // What is sent depends on the person's zone.
  sample: { by: "text", sends: () => undefined },
};
