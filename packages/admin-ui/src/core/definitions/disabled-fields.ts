import type { AnyField, AnyForm } from "@tillhouse/extension-sdk/internal";

/**
 * A field that is never asked: it waits for a value of its own that it cannot hold. What the schema says of it counts for
 * nothing then, and nothing of it is sent.
 */
export function disabledField(field: AnyField): AnyField {
  return { ...field, visibleWhen: { ...field.visibleWhen, [field.key]: [] } };
}

/** Whether a field is one that is never asked. */
export function isDisabledField({ key, visibleWhen }: AnyField): boolean {
  return visibleWhen?.[key]?.length === 0;
}

/** The steps that are left when these fields are asked no longer: a step with nothing to ask is no step. */
export function stepsWithout(form: AnyForm, gone: ReadonlySet<string>): AnyForm["steps"] {
  return form.steps?.filter((step) => step.fields.some((key) => !gone.has(key)));
}
