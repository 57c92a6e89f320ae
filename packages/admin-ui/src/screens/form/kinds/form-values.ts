import type { AnyField, AnyForm, UnknownField } from "@tillhouse/extension-sdk/internal";
import { fieldKindOf } from "./field-kind-of";
import { emptyRow as emptyRowOf } from "./group";

/** What a form holds, by the keys of its fields. */
export type FormValues = Record<string, unknown>;

/** Whether a record is made or changed, or an action is done with many of them. */
export type FormMode = "create" | "edit" | "many";

/** What a field holds before anybody typed into it. */
export function emptyOf(field: UnknownField): unknown {
  return fieldKindOf(field).empty(field, emptyOf);
}

/** A new row of a repeating group. */
export function emptyRow(group: Extract<AnyField, { kind: "group" }>): FormValues {
  return emptyRowOf(group, emptyOf);
}

/** A record's value as the field holds it: what is missing is what an empty field holds. */
export function heldValue(field: UnknownField, value: unknown): unknown {
  if (value === null || value === undefined) return emptyOf(field);
  const kind = fieldKindOf(field);
  return kind.fromRecord === undefined ? value : kind.fromRecord(value, field, heldValue);
}

/** What a form holds for a record, or for a new one. */
export function valuesOf(form: AnyForm, record: object | undefined): FormValues {
  const empty = Object.fromEntries(form.fields.map((field) => [field.key, emptyOf(field)]));
  if (record === undefined) return { ...empty, ...form.defaultValues };
  // The form was written for records of this very resource; see `AnyResource`.
  if (form.fromRecord !== undefined) return { ...empty, ...(form.fromRecord(record as never) as FormValues) };
  return Object.fromEntries(
    form.fields.map((field) => [field.key, heldValue(field, Reflect.get(record, field.key))]),
  );
}

/**
 * What the form of an action answers for one of many records: what was asked for all of them, beside what it holds for this
 * one.
 */
export async function answerFor(form: AnyForm, record: object, asked: FormValues): Promise<unknown> {
  const values = { ...valuesOf(form, form.fromRecord && record), ...asked };
  const result = await form.schema["~standard"].validate(values);
  return result.issues === undefined ? result.value : values;
}

/** Whether a field is asked: for this kind of saving, and while the others hold what it waits for. */
function isAsked(field: AnyField, mode: FormMode, values: FormValues, known?: object): boolean {
  if (field.mode !== undefined && field.mode !== mode) return false;
  return Object.entries(field.visibleWhen ?? {}).every(([key, wanted]) => {
    // What only a record knows does not stand in the way of a new one.
    if (!(key in values) && known === undefined) return true;
    const held: unknown = key in values ? values[key] : Reflect.get(Object(known), key);
    return wanted.some((value) => value === held);
  });
}

/** The fields that are asked now. */
export function askedFields(
  form: AnyForm,
  { mode, record }: { mode: FormMode; record: object | undefined },
  values: FormValues,
): AnyField[] {
  // The form was written for records of this very resource; see `AnyForm`.
  const known = record && { ...record, ...form.context?.(record as never) };
  return form.fields.filter((field) => isAsked(field, mode, values, known));
}

/** Whether two values are the same to a reader of JSON. */
export function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
}
