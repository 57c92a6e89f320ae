import { type AdminError, describeError, useHost } from "@tillhouse/extension-sdk";
import type { AnyForm, SettingsForm } from "@tillhouse/extension-sdk/internal";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { extensionError } from "../../core/extensions/extension-error";
import { type FormValues, valuesOf } from "../form/kinds/form-values";
import { blamedField } from "../form/saving/form-errors";
import { schemaOutput } from "../form/saving/form-resolver";
import { type Clash, mergeMetadata, mergeOf } from "../form/saving/three-way-merge";
import { readSettings, writeSettings } from "./settings-storage";

/** What is saved, and where. */
export interface SavingSettings {
  owner: string;
  title: string;
  form: AnyForm;
  definition: SettingsForm;
  /** What the form held before anybody typed. */
  base: FormValues;
}

/** Saves a settings form: once, with every refusal in its place, and with what somebody else has set meanwhile. */
export function useSavingSettings(
  { owner, title, form, definition, base }: SavingSettings,
  methods: UseFormReturn<FormValues>,
  onSaved: (values: FormValues) => void,
) {
  const host = useHost();
  const { translate, notify } = host;
  const isSending = useRef(false);
  const [failure, setFailure] = useState<AdminError>();
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  // What others have set, and the person has decided about.
  const seen = useRef<FormValues>({});

  /** Takes over what only others have changed. Tells whether both have changed the same: then the person decides. */
  const merge = async (): Promise<{ before: FormValues; isClashing: boolean }> => {
    const theirs = valuesOf(form, {
      ...definition.defaultValues,
      ...(await readSettings(host, { owner, form: definition })),
    });
    const before = { ...base, ...seen.current };
    const mine = { ...methods.getValues() };
    const keys = form.fields.map(({ key }) => key);
    for (const { key, kind } of form.fields) {
      if (kind !== "metadata") continue;
      const states = { before: before[key], theirs: theirs[key], mine: mine[key] };
      const merged = mergeMetadata({
        before: Object(states.before),
        theirs: Object(states.theirs),
        mine: Object(states.mine),
      });
      if (merged === undefined) continue;
      methods.setValue(key, merged);
      mine[key] = merged;
      before[key] = theirs[key];
    }
    const { taken, clashes: found } = mergeOf(keys, { before, theirs, mine });
    for (const key of taken) methods.setValue(key, theirs[key]);
    setClashes(found);
    return { before: theirs, isClashing: found.length > 0 };
  };

  /** What the person has decided about what both have changed. */
  const settle = (choices: Readonly<Record<string, "mine" | "theirs">>) => {
    for (const { key, theirs } of clashes) {
      seen.current[key] = theirs;
      if (choices[key] === "theirs") methods.setValue(key, theirs, { shouldDirty: true });
    }
    setClashes([]);
  };

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
    try {
      const { before, isClashing } = await merge();
      if (isClashing) return;
      const typed = methods.getValues();
      await writeSettings(
        host,
        { owner, form: definition },
        {
          values: { ...output, ...(await schemaOutput(form, typed)) },
          base: await schemaOutput(form, before),
        },
      );
      seen.current = {};
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
  return { save, failure, clashes, settle, leave: () => setClashes([]) };
}
