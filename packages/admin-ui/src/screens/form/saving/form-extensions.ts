import {
  type AnyField,
  type AnyForm,
  type FieldStorage,
  type FormExtension,
  scopedKey,
} from "@tillhouse/extension-sdk/internal";
import { type FormValues, heldValue, isSame, valuesOf } from "../kinds/form-values";

/** What the additions of a form hold for a record at endpoints of their extensions, in the order of the additions. */
export type StoredValues = readonly (FormValues | undefined)[];

/** An addition that keeps its values at an endpoint of its extension. */
export interface StoredFormExtension extends FormExtension {
  store: FieldStorage<never, unknown, never>;
}

/** Whether an addition keeps its values somewhere else than in the record. */
export function isStored(addition: FormExtension): addition is StoredFormExtension {
  return addition.store !== "metadata";
}

/** The keys of an addition's fields: those of its own schema, and under them those of the form. */
function keysOf({ fields, owner }: FormExtension): ReadonlyMap<string, string> {
  return new Map(fields.map(({ key }) => [key, scopedKey(owner, key)]));
}

/**
 * The values of an addition, by the keys of its own schema. Where nothing was chosen there is no value, so that a schema says
 * `optional` of what may be left open.
 */
export function ownValues(addition: FormExtension, values: FormValues): FormValues {
  const open = new Set(
    addition.fields.flatMap(({ kind, key }) => (kind === "choice" || kind === "country" ? [key] : [])),
  );
  return Object.fromEntries(
    [...keysOf(addition)].flatMap(([own, key]) =>
      open.has(own) && values[key] === "" ? [] : [[own, values[key]] as const],
    ),
  );
}

/** What an addition is known by: a registry that is made anew has others of the same. */
export function formExtensionId(addition: FormExtension): string {
  return [...keysOf(addition).values()].join(" ");
}

/** What is left for the form's own schema and payload. */
export function withoutExtensions({ additions = [] }: AnyForm, values: FormValues): FormValues {
  const gone = new Set(additions.flatMap((addition) => [...keysOf(addition).values()]));
  if (gone.size === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.has(key)));
}

/** A form that does without some additions, because what they hold could not be read. */
export function formWithout(form: AnyForm, isGone: (addition: FormExtension) => boolean): AnyForm {
  const gone = new Set(
    (form.additions ?? []).filter(isGone).flatMap((addition) => [...keysOf(addition).values()]),
  );
  return {
    ...form,
    fields: form.fields.filter(({ key }) => !gone.has(key)),
    steps: form.steps
      ?.map((step) => ({ ...step, fields: step.fields.filter((key) => !gone.has(key)) }))
      .filter(({ fields }) => fields.length > 0),
    additions: form.additions?.filter((addition) => !isGone(addition)),
  };
}

function metadataOf(record: object): object {
  return Object(Reflect.get(record, "metadata") ?? {});
}

/** What a form holds for a record, or for a new one, with what extensions add to it. */
export function completeValues(
  form: AnyForm,
  record: object | undefined,
  stored: StoredValues = [],
): FormValues {
  const values = valuesOf(form, record);
  (form.additions ?? []).forEach((addition, index) => {
    const held: object | undefined =
      record === undefined ? addition.defaultValues : isStored(addition) ? stored[index] : metadataOf(record);
    for (const field of addition.fields) {
      values[scopedKey(addition.owner, field.key)] = heldValue(field, Reflect.get(held ?? {}, field.key));
    }
  });
  return values;
}

/** What an addition's schema makes of the values of the fields that were asked; the values themselves where it refuses them. */
export async function formExtensionOutput(
  addition: FormExtension,
  values: FormValues,
  asked: readonly AnyField[],
): Promise<FormValues> {
  const own = ownValues(addition, values);
  const result = await addition.schema["~standard"].validate(own);
  // The schema was written for these very values, so it answers an object of them.
  const output = result.issues === undefined ? (result.value as FormValues) : own;
  const isAsked = new Set(asked.map(({ key }) => key));
  const hidden = [...keysOf(addition)].flatMap(([key, name]) => (isAsked.has(name) ? [] : [key]));
  return Object.fromEntries(Object.entries(output).filter(([key]) => !hidden.includes(key)));
}

/** The API takes a key of the metadata away when it gets an empty text. */
const noValue = "";

/**
 * What has to be sent so that the record's metadata holds what was typed: for a new record what is there at all, for an
 * existing one what was changed. The store leaves all other keys alone.
 */
export function addedMetadata(output: FormValues, base: FormValues | undefined): FormValues {
  const keys = new Set([...Object.keys(output), ...Object.keys(base ?? {})]);
  const entries = [...keys].map((key) => [key, output[key] ?? noValue] as const);
  return Object.fromEntries(
    entries.filter(([key, value]) =>
      base === undefined ? value !== noValue : !isSame(value, base[key] ?? noValue),
    ),
  );
}
