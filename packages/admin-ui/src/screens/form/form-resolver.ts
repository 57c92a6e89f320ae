import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { AnyForm } from "@tillhouse/extension-sdk";
import type { FieldErrors, Resolver } from "react-hook-form";
import { askedFields, type FormMode, type FormValues } from "./form-values";

/** Addresses of values that are no numbers, or no metadata: a text that could not be read stands on the screen. */
function unreadable(values: unknown): Record<string, unknown> | undefined {
  if (typeof values === "number" && Number.isNaN(values))
    return { type: "unreadable", message: "form.unreadable" };
  if (typeof values !== "object" || values === null) return undefined;
  const errors = Object.entries(values).flatMap(([key, value]) => {
    const error = unreadable(value);
    return error === undefined ? [] : [[key, error] as const];
  });
  if (errors.length === 0) return undefined;
  if (!Array.isArray(values)) return Object.fromEntries(errors);
  const list: unknown[] = [];
  for (const [index, error] of errors) list[Number(index)] = error;
  // Errors of a list stand at the places of its rows; the library's type knows only objects.
  return list as unknown as Record<string, unknown>;
}

/**
 * Checks a form by its schema. Fields that are not asked cannot be wrong: a password that is wanted for a new record is
 * not missed when the record is changed.
 */
export function formResolver(
  form: AnyForm,
  about: { mode: FormMode; record: object | undefined },
): Resolver<FormValues> {
  // The resolver's types want an object schema; `FormDefinition` takes any schema whose input has the fields' keys.
  const resolve = standardSchemaResolver(form.schema as never) as Resolver<FormValues>;
  return async (values, context, options) => {
    const asked = new Set(askedFields(form, about, values).map(({ key }) => key));
    const known = new Set(form.fields.map(({ key }) => key));
    const result = await resolve(values, context, options);
    const errors = { ...result.errors, ...unreadable(values) };
    const counted = Object.entries(errors).filter(([key]) => asked.has(key) || !known.has(key));
    // Each entry is an error of the library's own making, or one of the same shape.
    if (counted.length > 0)
      return { values: {}, errors: Object.fromEntries(counted) as FieldErrors<FormValues> };
    const isWhole = Object.keys(result.errors ?? {}).length === 0;
    return { values: isWhole ? (result.values as FormValues) : values, errors: {} };
  };
}

/** What the schema makes of values; the values themselves where it refuses them, as an older record's may be. */
export async function schemaOutput(form: AnyForm, values: FormValues): Promise<FormValues> {
  const result = await form.schema["~standard"].validate(values);
  // The schema was written for these very values, so it answers an object of them.
  return result.issues === undefined ? (result.value as FormValues) : values;
}
