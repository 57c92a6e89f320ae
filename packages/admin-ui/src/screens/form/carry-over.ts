import type { AnyField } from "@tillhouse/extension-sdk";
import type { Draft } from "./draft";
import type { FormValues } from "./form-values";
import { fieldKindOf } from "./kinds/field-kind-of";

/** What was typed into the forms that were here before, by key, and the field that it was typed into. */
export type Carried = Readonly<Record<string, { value: unknown; field?: AnyField }>>;

/**
 * What a form starts with that takes the place of another one: what was typed there goes along as far as it is asked here, over
 * what a draft of its own holds.
 */
export function carryOver(
  fields: readonly AnyField[],
  initial: FormValues,
  { carried, found }: { carried: Carried; found: Draft | undefined },
): Draft {
  const values: FormValues = {};
  for (const field of fields) {
    const typed = carried[field.key];
    if (typed === undefined || (typed.field !== undefined && typed.field.kind !== field.kind)) continue;
    const { restore } = fieldKindOf(field);
    values[field.key] =
      typed.field && restore
        ? restore(initial[field.key], typed.value, { field, from: typed.field })
        : typed.value;
  }
  return {
    at: new Date().toISOString(),
    base: initial,
    ...found,
    values: { ...initial, ...found?.values, ...values },
  };
}
