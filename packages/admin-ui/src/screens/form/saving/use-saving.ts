import { useQueryClient } from "@tanstack/react-query";
import {
  type AdminError,
  describeError,
  type ResourceName,
  toAdminError,
  useHost,
  useWrite,
} from "@tillhouse/extension-sdk";
import {
  type AnyForm,
  type AnyResource,
  recordId,
  recordQuery,
  scopedKey,
  type Written,
} from "@tillhouse/extension-sdk/internal";
import type { ActionProgress } from "@tillhouse/extension-sdk/tasks";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSessionEnd } from "../../../core/session/session";
import { askedFields, type FormMode, type FormValues, isSame } from "../kinds/form-values";
import { blamedExtension, blamedField } from "./form-errors";
import {
  addedMetadata,
  completeValues,
  formExtensionId,
  formExtensionOutput,
  isStored,
  type StoredValues,
  withoutExtensions,
} from "./form-extensions";
import { payloadOf } from "./form-payload";
import { schemaOutput } from "./form-resolver";
import { type FormExtensionFailure, saveFormExtensions } from "./save-form-extensions";
import { type Clash, mergeMetadata, mergeOf } from "./three-way-merge";

/** What is saved, and how. */
export interface Saving {
  resource: AnyResource;
  form: AnyForm;
  mode: FormMode;
  record: object | undefined;
  /** An action's id: then the form is what the action asks for. */
  action?: string;
  /** What earlier tries of the form have done. */
  progress: ActionProgress;
  /** What the form held before anybody typed. */
  base: FormValues;
  setBase: (base: FormValues) => void;
  /** What extensions keep of the record elsewhere, as it was read for this form. */
  stored?: StoredValues;
  /** What was typed is about to be sent. */
  onSend?: () => void;
  /** The record is saved, what extensions add to it is not yet. */
  onPartlySaved?: (record: object) => void;
  onSaved: (written: Written | undefined) => void;
  /** Gets what was answered, where nothing is written here. */
  onAnswered?: (values: FormValues) => void;
}

/** What an earlier try of the same form has saved, where not all that belongs to it could be. */
interface PartlySaved {
  record: object;
  written: Written | undefined;
  /** What the form held then. */
  values: FormValues;
}

/** Saving: a look at what others did meanwhile, one request, and every refusal in its place. */
export function useSaving(saving: Saving, methods: UseFormReturn<FormValues>) {
  const { resource, form, mode, record, action, progress, base, setBase, stored } = saving;
  const { onSend, onPartlySaved, onSaved, onAnswered } = saving;
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
  const additions = form.additions ?? [];
  const partly = useRef<PartlySaved>();
  const [failed, setFailed] = useState<readonly FormExtensionFailure[]>([]);
  const hasEnded = useSessionEnd();
  useEffect(() => {
    // Somebody has signed in again: that the session had ended is no longer true.
    if (!hasEnded) setFailure((now) => (now?.code === "unauthorized" ? undefined : now));
  }, [hasEnded]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);

  /** Puts a refusal on the field that it is about. @returns whether there is one */
  const blame = (error: AdminError, fieldOf: (values: FormValues) => string | undefined): boolean => {
    // Words of an action's own are about all of it, whatever field they happen to name: only the store has a status.
    const isTheStores = error.details.status !== undefined;
    const isAboutValue = isTheStores && (error.code === "invalid" || error.code === "conflict");
    const values = methods.getValues();
    const [named] = [error.details.field].filter((path) => (path?.split(".")[0] ?? "") in values);
    const blamed = named ?? (isAboutValue ? fieldOf(values) : undefined);
    if (blamed === undefined) return false;
    const message = describeError(error, translate);
    // The store names its own tables in such a message; that a value is taken can be said better.
    const words = error.code === "conflict" && named === undefined ? "form.taken" : message;
    methods.setError(blamed, { type: "store", message: words }, { shouldFocus: true });
    return true;
  };

  const show = (thrown: unknown) => {
    const error = toAdminError(thrown);
    const isBlamed = blame(error, (values) => {
      const asked = askedFields(form, { mode, record }, values);
      return (
        blamedField(error.message, asked, values) ??
        additions.map((addition) => blamedExtension(error.message, addition, values)).find(Boolean)
      );
    });
    if (!isBlamed) setFailure(error);
  };

  /** What a form holds of what extensions keep elsewhere. */
  const storedOf = (held?: FormValues): FormValues => {
    const keys = additions
      .filter(isStored)
      .flatMap(({ owner, fields }) => fields.map(({ key }) => scopedKey(owner, key)));
    return Object.fromEntries(keys.map((key) => [key, held?.[key]]));
  };

  /** Whether an earlier try has saved all of it that the record itself holds; what it holds now is read after a reload. */
  const isSaved = (values: FormValues, now: FormValues | undefined): boolean => {
    const saved = partly.current?.values ?? (progress.names().length > 0 ? now : undefined);
    return saved !== undefined && isSame({ ...values, ...storedOf() }, { ...saved, ...storedOf() });
  };

  /** What the record holds now, and what of it clashes with what was typed. */
  const lookAgain = async (): Promise<
    { now: object; theirs: FormValues; before: FormValues } | undefined
  > => {
    if (record === undefined || mode !== "edit") return undefined;
    const now = await queryClient.fetchQuery({
      ...recordQuery(host, name, recordId(resource, record)),
      staleTime: 0,
    });
    return { now, theirs: completeValues(form, now, stored), before: before.current };
  };

  /** Sends what was typed; it is saved where `onSaved` is told. Else what holds it back is shown already. */
  const send = async (output: FormValues): Promise<void> => {
    const mine = methods.getValues();
    const asked = askedFields(form, { mode, record }, mine);
    if (onAnswered !== undefined) {
      onAnswered(Object.fromEntries(asked.map(({ key }) => [key, mine[key]])));
      return onSaved(undefined);
    }
    const doing = resource.actions?.find(({ id }) => id === action);
    // An action that changes the record itself meets what others have changed of it, as its form does.
    const isChange = action === undefined || (doing !== undefined && "update" in doing.run);
    const seen = isChange && partly.current === undefined ? await lookAgain() : undefined;
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
        // The person decides first, and then saves again.
        return setClashes(merge.clashes);
      }
      from = seen.theirs;
      sent = {
        ...output,
        ...merged,
        ...Object.fromEntries(merge.taken.map((key) => [key, seen.theirs[key]])),
      };
    }
    if (action !== undefined && record !== undefined)
      return onSaved(
        await write({ kind: "act", action, record: seen?.now ?? record, values: sent, progress }),
      );
    const values = methods.getValues();
    const isNew = record === undefined && partly.current === undefined;
    const payload = payloadOf({
      form,
      record: seen?.now ?? record ?? partly.current?.record,
      asked,
      output: withoutExtensions(form, sent),
      base: isNew ? {} : await schemaOutput(form, partly.current?.values ?? from),
    });
    const metadata: FormValues = {};
    for (const addition of additions) {
      if (isStored(addition)) continue;
      const before = isNew
        ? undefined
        : await formExtensionOutput(addition, partly.current?.values ?? from, asked);
      Object.assign(metadata, addedMetadata(await formExtensionOutput(addition, values, asked), before));
    }
    if (Object.keys(metadata).length > 0)
      payload.metadata = { ...Object(payload.metadata ?? {}), ...metadata };
    const known = seen?.now ?? partly.current?.record;
    let written = partly.current?.written;
    if (isNew) written = await write({ kind: "create", payload, progress });
    // Where nothing differs from what the store has there is nothing to tell it.
    else if (known !== undefined && Object.keys(payload).length > 0 && !isSaved(values, seen?.theirs))
      written = await write({
        kind: "update",
        id: recordId(resource, known),
        record: known,
        payload,
        progress,
      });
    if (additions.some(isStored)) {
      const saved = await savedRecord(written, known);
      partly.current = { record: saved, written, values };
      // Of a new record nothing was kept before.
      const held = record && before.current;
      // What the record holds by now is no longer a change; what extensions add still is.
      before.current = { ...values, ...storedOf(held) };
      setBase(before.current);
      onPartlySaved?.(saved);
      const failures = await saveFormExtensions(host, {
        form,
        asked,
        values,
        base: held,
        record: saved,
        progress,
      });
      void host.invalidate(resource.name);
      setFailed(failures);
      for (const { addition, error } of failures)
        blame(error, (now) => blamedExtension(error.message, addition, now));
      if (failures.length > 0) return;
    }
    onSaved(written);
  };

  /** The record as the store answered it; what was known of it where its answer holds none. */
  const savedRecord = async (written: Written | undefined, known: object | undefined): Promise<object> => {
    const answered: unknown = Reflect.get(Object(written?.answer), resource.api.singularKey);
    if (typeof answered === "object" && answered !== null) return { ...known, ...answered };
    if (known !== undefined) return known;
    const id = written?.id ?? "";
    // It was made: whatever happens now, another try must not make it again.
    return queryClient
      .fetchQuery(recordQuery(host, name, id))
      .catch(() => ({ [resource.api.idKey ?? "id"]: id }));
  };

  const save = async (output: FormValues): Promise<void> => {
    // Two quick clicks arrive before the button is drawn as busy.
    if (isSending.current) return;
    isSending.current = true;
    onSend?.();
    setFailure(undefined);
    setFailed([]);
    setClashes([]);
    try {
      await send(output);
    } catch (error) {
      show(error);
    } finally {
      isSending.current = false;
    }
  };

  /** Each clash was decided: theirs is from now on what the form held before, so what stays of mine is a change to it. */
  const settle = (choices: Readonly<Record<string, "mine" | "theirs">>) => {
    const theirs = Object.fromEntries(clashes.map((clash) => [clash.key, clash.theirs]));
    for (const clash of clashes)
      if (choices[clash.key] === "theirs") methods.setValue(clash.key, clash.theirs, { shouldDirty: true });
    // What was kept by an earlier try is there no more.
    for (const addition of additions)
      if (addition.fields.some(({ key }) => scopedKey(addition.owner, key) in theirs))
        progress.set(formExtensionId(addition), undefined);
    before.current = { ...before.current, ...theirs };
    setBase(before.current);
    setClashes([]);
  };
  return { save, failure, failed, taken, clashes, settle, forgetClashes: () => setClashes([]) };
}
