import type { AnyField, AnyForm } from "@tillhouse/extension-sdk/internal";
import { fieldKindOf } from "../kinds/field-kind-of";
import { type FormValues, isSame } from "../kinds/form-values";

/** What is known when a form is sent. */
export interface PayloadSource {
  form: AnyForm;
  /** `undefined` for a new record. */
  record: object | undefined;
  /** The fields that were asked. */
  asked: readonly AnyField[];
  /** What the schema made of the values. */
  output: FormValues;
  /** What the schema made of the values that the record has. */
  base: FormValues;
}

/** Only what was asked: values of fields that were not shown are none of this saving's business. */
function onlyAsked({ form, record, asked }: PayloadSource, output: FormValues): FormValues {
  const hidden = new Set(form.fields.map(({ key }) => key));
  for (const { key } of asked) hidden.delete(key);
  // The button that was pressed says it, for a new record.
  if (record === undefined && form.submitAs !== undefined) hidden.delete(form.submitAs.key);
  const fields = new Map(asked.map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(output)
      .filter(([key]) => !hidden.has(key))
      .map(([key, value]) => {
        const field = fields.get(key);
        const kind = field && fieldKindOf(field);
        return [key, field && kind?.toPayload ? kind.toPayload(value, field) : value];
      }),
  );
}

/**
 * What is sent: what the form's own `payload` makes of it, else everything for a new record, and for an existing one only
 * what was changed. Metadata is changed key by key.
 */
export function payloadOf(source: PayloadSource): Record<string, unknown> {
  const { form, record, asked } = source;
  const base = onlyAsked(source, source.base);
  const output = onlyAsked(source, source.output);
  // The form was written for what its own schema answers; see `AnyForm`.
  if (form.toPayload !== undefined) return form.toPayload(output as never, record as never);
  if (record === undefined) return output;
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(output)) {
    if (isSame(value, base[key])) continue;
    const field = asked.find((one) => one.key === key);
    const kind = field && fieldKindOf(field);
    changed[key] = kind?.toChange ? kind.toChange(base[key], value) : value;
  }
  return changed;
}
