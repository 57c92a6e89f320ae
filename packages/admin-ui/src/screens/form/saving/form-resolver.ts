import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  type AnyField,
  type AnyForm,
  type StandardSchema,
  scopedKey,
} from "@tillhouse/extension-sdk/internal";
import { type FieldErrors, get, type Resolver, set } from "react-hook-form";
import type { PendingWork } from "../controls/pending-work";
import { askedFields, emptyRow, type FormMode, type FormValues, isSame } from "../kinds/form-values";
import { ownValues, withoutExtensions } from "./form-extensions";

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

/** A check that failed itself: nobody knows whether what was typed is right, and the person must not wait in vain. */
function failedCheck(key: string, error: unknown): Record<string, unknown> {
  return { [key]: { type: "extension", message: error instanceof Error ? error.message : String(error) } };
}

function groupAt(
  fields: readonly AnyField[],
  [key, , ...inner]: readonly string[],
): Extract<AnyField, { kind: "group" }> | undefined {
  const field = fields.find((one) => one.key === key);
  if (field?.kind !== "group") return undefined;
  return inner.length === 0 ? field : groupAt(field.fields, inner);
}

/**
 * A group is checked by itself as soon as a row is added or moved. A row that nobody has filled in is not wrong by then:
 * it is when it is left, or sent.
 */
function forgiveNewRows(
  errors: object,
  form: AnyForm,
  values: FormValues,
  [name, ...others]: readonly string[],
) {
  const group = name && others.length === 0 ? groupAt(form.fields, name.split(".")) : undefined;
  const wrong: unknown = name && get(errors, name);
  if (name === undefined || group === undefined || !Array.isArray(wrong)) return;
  const rows: unknown[] = get(values, name) ?? [];
  const empty = emptyRow(group);
  for (const index of wrong.keys()) if (isSame(rows[index], empty)) delete wrong[index];
  if (Object.keys(wrong).length === 0) set(errors, name, undefined);
}

function resolverOf(schema: StandardSchema): Resolver<FormValues> {
  // The resolver's types want an object schema; `FormDefinition` takes any schema whose input has the fields' keys.
  return standardSchemaResolver(schema as never) as Resolver<FormValues>;
}

/**
 * Checks a form by its schema, and what extensions add to it by theirs: what comes of it is the form's own. What an extension
 * adds and nobody has touched is not sent either: it holds nobody up who wants to change something else. Fields that are not asked cannot be wrong: a password that is wanted for a new record is
 * not missed when the record is changed.
 */
export function formResolver(
  form: AnyForm,
  about: { mode: FormMode; record: object | undefined; initial?: FormValues; pending?: PendingWork },
): Resolver<FormValues> {
  const resolve = resolverOf(form.schema);
  const added = (form.additions ?? []).map((addition) => ({
    addition,
    resolve: resolverOf(addition.schema),
  }));
  return async (values, context, options) => {
    // What is sent has all files that were chosen; the values are the form's own, and have them by then. One field waits for none.
    const isOne = options.names?.length === 1 && form.fields.length > 1;
    if (!isOne && about.pending?.isUnderWay()) await about.pending.settled();
    const asked = new Set(askedFields(form, about, values).map(({ key }) => key));
    const known = new Set(form.fields.map(({ key }) => key));
    const main = withoutExtensions(form, values);
    const result = await resolve(main, context, options);
    const errors: Record<string, unknown> = { ...result.errors };
    // A rule of the record is not asked where there are many, or where nothing of the form is a record, as in settings.
    const isOfRecord = about.record !== undefined || about.mode === "create";
    // The form was written for records of this very resource, and for what its own schema takes.
    const wrong = isOfRecord ? form.check?.(main as never, about.record as never) : undefined;
    for (const [path, message] of Object.entries(wrong ?? {}))
      if (message !== undefined && get(errors, path) === undefined)
        set(errors, path, { type: "check", message });
    for (const { addition, resolve: resolveOwn } of added) {
      const own = ownValues(addition, values);
      const { mode, initial } = about;
      if (mode === "edit" && initial !== undefined && isSame(own, ownValues(addition, initial))) continue;
      // Where the fields stand is known by the names that they have in the form.
      const [first] = addition.fields;
      const checked = await Promise.resolve(resolveOwn(own, context, { ...options, fields: {} })).catch(
        (error: unknown) => ({ errors: failedCheck(first?.key ?? "", error) }),
      );
      for (const [key, error] of Object.entries(checked.errors))
        errors[scopedKey(addition.owner, key)] = error;
    }
    Object.assign(errors, unreadable(values));
    // A file that could not be uploaded is in no value, and would be missing without a word.
    for (const [path, message] of Object.entries(about.pending?.held() ?? {}))
      if (get(errors, path) === undefined) set(errors, path, { type: "held", message });
    forgiveNewRows(errors, form, values, options.names ?? []);
    const counted = Object.entries(errors).filter(
      ([key, error]) => error && (asked.has(key) || !known.has(key)),
    );
    // Each entry is an error of the library's own making, or one of the same shape.
    if (counted.length > 0)
      return { values: {}, errors: Object.fromEntries(counted) as FieldErrors<FormValues> };
    const isWhole = Object.keys(result.errors ?? {}).length === 0;
    return { values: isWhole ? (result.values as FormValues) : main, errors: {} };
  };
}

/** What the schema makes of values; the values themselves where it refuses them, as an older record's may be. */
export async function schemaOutput(form: AnyForm, values: FormValues): Promise<FormValues> {
  const main = withoutExtensions(form, values);
  const result = await form.schema["~standard"].validate(main);
  // The schema was written for these very values, so it answers an object of them.
  return result.issues === undefined ? (result.value as FormValues) : main;
}
