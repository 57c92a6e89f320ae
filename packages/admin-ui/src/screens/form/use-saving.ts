import { useQueryClient } from "@tanstack/react-query";
import {
  AdminError,
  type AnyForm,
  type AnyResource,
  type ResourceName,
  recordId,
  recordQuery,
  toAdminError,
  useHost,
  useWrite,
  type Written,
} from "@tillhouse/extension-sdk";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { describeError } from "../../core/describe-error";
import { useSessionEnd } from "../../core/session";
import { blamedField } from "./form-errors";
import { payloadOf } from "./form-payload";
import { schemaOutput } from "./form-resolver";
import { askedFields, type FormMode, type FormValues, valuesOf } from "./form-values";
import { type Clash, mergeMetadata, mergeOf } from "./merge";

/** What is saved, and how. */
export interface Saving {
  resource: AnyResource;
  form: AnyForm;
  mode: FormMode;
  record: object | undefined;
  /** An action's id: then the form is what the action asks for. */
  action?: string;
  /** What the form held before anybody typed. */
  base: FormValues;
  setBase: (base: FormValues) => void;
  onSaved: (written: Written | undefined) => void;
}

/** Saving: a look at what others did meanwhile, one request, and every refusal in its place. */
export function useSaving(saving: Saving, methods: UseFormReturn<FormValues>) {
  const { resource, form, mode, record, action, base, setBase, onSaved } = saving;
  const host = useHost();
  const { translate } = host;
  const queryClient = useQueryClient();
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const { write } = useWrite(name);
  const isSending = useRef(false);
  // What was decided counts at once: saving goes on before the form is drawn again.
  const before = useRef(base);
  before.current = base;
  const [failure, setFailure] = useState<AdminError>();
  const hasEnded = useSessionEnd();
  useEffect(() => {
    // Somebody has signed in again: that the session had ended is no longer true.
    if (!hasEnded) setFailure((now) => (now?.code === "unauthorized" ? undefined : now));
  }, [hasEnded]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);

  const show = (thrown: unknown) => {
    const error = toAdminError(thrown);
    const blamed =
      error.code === "invalid" || error.code === "conflict"
        ? blamedField(
            error.message,
            askedFields(form, { mode, record }, methods.getValues()),
            methods.getValues(),
          )
        : undefined;
    if (blamed === undefined) return setFailure(error);
    const message = describeError(error, translate);
    // The store names its own tables in such a message; that a value is taken can be said better.
    const words = error.code === "conflict" ? "form.taken" : message;
    methods.setError(blamed, { type: "store", message: words }, { shouldFocus: true });
  };

  /** What the record holds now, and what of it clashes with what was typed. */
  const lookAgain = async (): Promise<
    { now: object; theirs: FormValues; before: FormValues } | undefined
  > => {
    if (record === undefined || mode === "create") return undefined;
    const now = await queryClient.fetchQuery({
      ...recordQuery(host, name, recordId(resource, record)),
      staleTime: 0,
    });
    return { now, theirs: valuesOf(form, now), before: before.current };
  };

  const send = async (output: FormValues): Promise<void> => {
    const seen = action === undefined ? await lookAgain() : undefined;
    const mine = methods.getValues();
    const asked = askedFields(form, { mode, record }, mine);
    let sent = output;
    let from = before.current;
    if (seen !== undefined) {
      const merged: FormValues = {};
      for (const { kind, key } of asked) {
        if (kind !== "metadata") continue;
        const value = mergeMetadata({
          before: Object(seen.before[key]),
          theirs: Object(seen.theirs[key]),
          mine: Object(mine[key]),
        });
        if (value !== undefined) merged[key] = value;
      }
      const merge = mergeOf(
        asked.filter(({ kind, key }) => kind !== "password" && !(key in merged)).map(({ key }) => key),
        { before: seen.before, theirs: seen.theirs, mine },
      );
      for (const key of merge.taken) methods.setValue(key, seen.theirs[key], { shouldDirty: false });
      if (merge.taken.length > 0) setTaken(merge.taken);
      if (merge.clashes.length > 0) {
        setClashes(merge.clashes);
        throw new AdminError("conflict", "");
      }
      from = seen.theirs;
      sent = {
        ...output,
        ...merged,
        ...Object.fromEntries(merge.taken.map((key) => [key, seen.theirs[key]])),
      };
    }
    if (action !== undefined && record !== undefined)
      return onSaved(await write({ kind: "act", action, record, values: sent }));
    const payload = payloadOf({
      form,
      record: seen?.now ?? record,
      asked,
      output: sent,
      base: record === undefined ? {} : await schemaOutput(form, from),
    });
    if (record === undefined) return onSaved(await write({ kind: "create", payload }));
    // Nothing differs from what the store has: there is nothing to tell it.
    if (Object.keys(payload).length === 0) return onSaved(undefined);
    onSaved(await write({ kind: "update", id: recordId(resource, record), payload }));
  };

  const save = async (output: FormValues): Promise<void> => {
    // Two quick clicks arrive before the button is drawn as busy.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setClashes([]);
    try {
      await send(output);
    } catch (error) {
      if (toAdminError(error).message !== "" || toAdminError(error).code !== "conflict") show(error);
      // The form must not count as saved.
      throw error;
    } finally {
      isSending.current = false;
    }
  };

  /** Each clash was decided: theirs is from now on what the form held before, so what stays of mine is a change to it. */
  const settle = (choices: Readonly<Record<string, "mine" | "theirs">>) => {
    const theirs = Object.fromEntries(clashes.map((clash) => [clash.key, clash.theirs]));
    for (const clash of clashes)
      if (choices[clash.key] === "theirs") methods.setValue(clash.key, clash.theirs, { shouldDirty: true });
    before.current = { ...before.current, ...theirs };
    setBase(before.current);
    setClashes([]);
  };
  return { save, failure, taken, clashes, settle, forgetClashes: () => setClashes([]) };
}
