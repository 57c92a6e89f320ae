import type { AnyForm } from "@tillhouse/extension-sdk/internal";
import type { UseFormReturn } from "react-hook-form";
import type { FormScope } from "./controls/form-scope";
import type { FormValues } from "./kinds/form-values";
import type { Carried } from "./saving/carry-over";

interface Alternatives {
  form: AnyForm;
  action?: string;
  carried?: Carried;
  /** Whether the record can take an action, or the key of why not now; `undefined` where it is none that is asked for. */
  availabilityOf?: (action: string) => boolean | string;
  onSwitch?: (action: string, carried: Carried) => void;
  set: (key: string, value: unknown) => void;
  /** The form is left, and what was typed goes along. */
  leave: () => void;
}

/** The other actions that answer the same question as this form's. */
export function useAlternatives(
  { form, action, carried, availabilityOf, onSwitch, set, leave }: Alternatives,
  { formState, getValues }: UseFormReturn<FormValues>,
): FormScope["alternatives"] {
  // What counts as typed is only known to who asks for it while the form is drawn.
  const { dirtyFields, isSubmitting } = formState;
  return (
    availabilityOf && {
      isSwitched: carried !== undefined,
      availabilityOf,
      choose: (key, value, next) => {
        // What is on its way is this form's: its end has to be told here.
        if (isSubmitting) return;
        if (next === action || onSwitch === undefined) return set(key, value);
        const asked = new Set(form.fields.map((field) => field.key));
        const others = Object.entries(carried ?? {}).filter(([other]) => !asked.has(other));
        const typed = form.fields
          .filter((field) => field.key in dirtyFields)
          .map((field) => [field.key, { value: getValues(field.key), field, earlier: carried?.[field.key] }]);
        leave();
        onSwitch(next, { ...Object.fromEntries(others), ...Object.fromEntries(typed), [key]: { value } });
      },
    }
  );
}
