import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { fieldKindOf } from "../kinds/field-kind-of";
import type { FormValues } from "../kinds/form-values";
import type { Draft } from "./draft";

/** A value that was typed into a form that was here before. */
interface CarriedValue {
  value: unknown;
  /** The field that it was typed into. */
  field?: AnyField;
  /** What an earlier form had for it: what only that one asks is found there again. */
  earlier?: CarriedValue;
}

/** What was typed into the forms that were here before, by key. */
export type Carried = Readonly<Record<string, CarriedValue>>;

/** What this very field held before, among what came later. */
function ownBefore(field: AnyField, { earlier }: CarriedValue): CarriedValue | undefined {
  return earlier && (earlier.field === field ? earlier : ownBefore(field, earlier));
}

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
    const { restore = (_: unknown, kept: unknown) => kept } = fieldKindOf(field);
    const before = ownBefore(field, typed);
    const now = before ? restore(initial[field.key], before.value, { field }) : initial[field.key];
    values[field.key] = typed.field ? restore(now, typed.value, { field, from: typed.field }) : typed.value;
  }
  return {
    at: new Date().toISOString(),
    base: initial,
    ...found,
    values: { ...initial, ...found?.values, ...values },
  };
}
