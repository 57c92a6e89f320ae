import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "../kinds/form-values";

/** How one field writes into another, as `FormRecordContext` says. */
export function valueWriters(
  methods: UseFormReturn<FormValues>,
  setBase: (change: (now: FormValues) => FormValues) => void,
) {
  return {
    set: (key: string, value: unknown) =>
      methods.setValue(key, value, {
        shouldDirty: true,
        // What was missed there may be there now.
        shouldValidate: methods.formState.isSubmitted || key in methods.formState.errors,
      }),
    suggest: (key: string, value: unknown) => {
      // What somebody has typed into it is still typed.
      if (methods.getFieldState(key).isDirty)
        return methods.setValue(key, value, { shouldValidate: methods.formState.isSubmitted });
      setBase((now) => ({ ...now, [key]: value }));
      // What no field draws is a value of the form as well.
      methods.register(key);
      methods.resetField(key, { defaultValue: value });
      if (methods.formState.isSubmitted) void methods.trigger(key);
    },
  };
}
