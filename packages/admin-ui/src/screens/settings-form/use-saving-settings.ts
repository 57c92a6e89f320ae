import { type AdminError, describeError, useHost } from "@tillhouse/extension-sdk";
import type { AnyForm, SettingsForm } from "@tillhouse/extension-sdk/internal";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { extensionError } from "../../core/extensions/extension-error";
import type { FormValues } from "../form/kinds/form-values";
import { blamedField } from "../form/saving/form-errors";
import { schemaOutput } from "../form/saving/form-resolver";
import { writeSettings } from "./settings-storage";

/** What is saved, and where. */
export interface SavingSettings {
  owner: string;
  title: string;
  form: AnyForm;
  definition: SettingsForm;
  /** What the form held before anybody typed. */
  base: FormValues;
}

/** Saves a settings form: once, with every refusal in its place. */
export function useSavingSettings(
  { owner, title, form, definition, base }: SavingSettings,
  methods: UseFormReturn<FormValues>,
  onSaved: (values: FormValues) => void,
) {
  const host = useHost();
  const { translate, notify } = host;
  const isSending = useRef(false);
  const [failure, setFailure] = useState<AdminError>();

  const show = (thrown: unknown) => {
    const error = extensionError(thrown, owner);
    const typed = methods.getValues();
    const isAboutValue = error.code === "invalid" || error.code === "conflict";
    const blamed = isAboutValue ? blamedField(error.message, form.fields, typed) : undefined;
    if (blamed === undefined) return setFailure(error);
    const message = describeError(error, translate);
    methods.setError(blamed, { type: "store", message }, { shouldFocus: true });
  };

  const save = async (output: FormValues): Promise<void> => {
    // Two quick clicks arrive before the button is drawn as busy.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    const typed = methods.getValues();
    try {
      await writeSettings(
        host,
        { owner, form: definition },
        { values: output, base: await schemaOutput(form, base) },
      );
      onSaved(typed);
      notify.success(translate("settings.saved"), title);
    } catch (error) {
      show(error);
      // The form must not count as saved.
      throw error;
    } finally {
      isSending.current = false;
    }
  };
  return { save, failure };
}
