import { NamePicker } from "@tillhouse/extension-sdk/inputs";
import type { RecordNameField, RecordNamesField } from "@tillhouse/extension-sdk/internal";
import { type DrawnFieldKind, wordsIn } from "./drawn-field";

/** The name of a record, as relations are answered as whole records. */
function nameOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : value;
}

/** A record of another resource by its name. */
export const recordNameKind: DrawnFieldKind<RecordNameField<string, string>, string> = {
  empty: () => "",
  fromRecord: (value, { nameKey }) => nameOf(value, nameKey),
  toPayload: (value, { nameKey }) => (value === "" ? null : { [nameKey]: value }),
  draw: ({ field, common, inputRef, value, onChange }) => (
    <NamePicker
      {...common}
      to={field.to}
      inputRef={inputRef}
      value={typeof value === "string" && value !== "" ? [value] : []}
      onChange={([name = ""]) => onChange(name)}
    />
  ),
  sample: { by: "pick", isShownAsTyped: true, sends: (name, { nameKey }) => ({ [nameKey]: name }) },
};

/** Several records of another resource by their names. */
export const recordNamesKind: DrawnFieldKind<RecordNamesField<string, string>, readonly string[]> = {
  empty: () => [],
  fromRecord: (value, { nameKey }) =>
    Array.isArray(value) ? value.map((item) => nameOf(item, nameKey)) : value,
  toPayload: (value, { nameKey }) =>
    Array.isArray(value) ? value.map((name: unknown) => ({ [nameKey]: name })) : value,
  draw: ({ field, common, inputRef, value, onChange }) => (
    <NamePicker
      {...common}
      to={field.to}
      isMultiple
      inputRef={inputRef}
      value={wordsIn(value)}
      onChange={onChange}
    />
  ),
  sample: {
    by: "pick",
    sends: (names, { nameKey }) => [names].flat().map((name) => ({ [nameKey]: name })),
  },
};
