import {
  type AnyField,
  type AnyForm,
  createProgress,
  type ProgressNotes,
  useStorage,
} from "@tillhouse/extension-sdk/internal";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { UploadNotes } from "../controls/form-uploads";
import { fieldKindOf } from "../kinds/field-kind-of";
import { type FormValues, isSame } from "../kinds/form-values";
import {
  type Draft,
  type DraftOwner,
  isBegun,
  readDraft,
  removeDraft,
  withoutSecrets,
  writeDraft,
} from "./draft";

/** A pause in typing after which the draft is kept, in milliseconds. */
const pause = 400;

/** Notes are kept at once, and those that follow as quickly together: thousands of steps note something each. In milliseconds. */
const noteEvery = 100;

/** A draft for what the record holds by now. */
function restored(draft: Draft, initial: FormValues, fields: readonly AnyField[]): Draft {
  const values: FormValues = {};
  const base: FormValues = {};
  for (const field of fields) {
    const { key } = field;
    const { restore } = fieldKindOf(field);
    if (restore === undefined || !(key in draft.values) || !(key in initial)) continue;
    values[key] = restore(initial[key], draft.values[key], { field });
    base[key] = initial[key];
  }
  return { ...draft, values: { ...draft.values, ...values }, base: { ...draft.base, ...base } };
}

/** The draft that a form starts from, if it still says anything new. */
export function useStartingDraft(
  owner: DraftOwner,
  initial: FormValues,
  fields: readonly AnyField[] = [],
): Draft | undefined {
  const { local } = useStorage();
  const [draft] = useState(() => {
    const read = readDraft(local, owner);
    if (read === undefined) return undefined;
    const kept = restored(read, initial, fields);
    // Somebody may have saved the very same meanwhile, in another tab.
    return isSame({ ...initial, ...kept.values }, initial) && !isBegun(kept) ? undefined : kept;
  });
  return draft;
}

interface KeptForm {
  owner: DraftOwner;
  form: AnyForm;
  base: FormValues;
  /** What the form started from. */
  draft: Draft | undefined;
  /** It comes from another form, which keeps it no more. */
  isCarried?: boolean;
  /** Of the files that were uploaded for it, what has to be known after a reload. */
  uploads?: () => UploadNotes;
}

/** Keeps what is typed while it is typed, what was done of it, and both on leaving the page in whatever way. */
export function useKeptDraft(
  { owner, form, base, draft, isCarried = false, uploads }: KeptForm,
  { subscribe, getValues }: UseFormReturn<FormValues>,
) {
  const { local } = useStorage();
  const state = useRef({
    owner,
    given: owner,
    form,
    base,
    uploads,
    isGivenUp: false,
    notes: draft?.progress,
  });
  // A draft that was moved stays where it is until another owner is given: the form may be drawn before it knows of that.
  const isGivenAgain = isSame(state.current.given, owner);
  state.current = {
    ...state.current,
    owner: isGivenAgain ? state.current.owner : owner,
    given: owner,
    form,
    base,
    uploads,
  };
  const write = useCallback(() => {
    const { owner, form, base, isGivenUp, notes: progress } = state.current;
    if (isGivenUp) return;
    const uploads = state.current.uploads?.() ?? {};
    writeDraft(local, owner, {
      base: withoutSecrets(form.fields, base),
      values: withoutSecrets(form.fields, getValues()),
      progress,
      ...(Object.keys(uploads).length > 0 && { uploads }),
    });
  }, [local, getValues]);
  const noting = useRef<{ timer: ReturnType<typeof setTimeout>; isWaiting: boolean }>();
  const note = () => {
    if (noting.current !== undefined) {
      noting.current.isWaiting = true;
      return;
    }
    // A step may be on its way when the tab is closed: it is noted before.
    write();
    const timer = setTimeout(() => {
      const isWaiting = noting.current?.isWaiting;
      noting.current = undefined;
      if (isWaiting) note();
    }, noteEvery);
    noting.current = { timer, isWaiting: false };
  };
  const begin = (noted?: ProgressNotes) =>
    createProgress(noted, (notes) => {
      state.current.notes = notes;
      note();
    });
  const [progress, setProgress] = useState(() => begin(draft?.progress));
  const remove = () => {
    clearTimeout(noting.current?.timer);
    noting.current = undefined;
    state.current.notes = undefined;
    setProgress(begin());
    removeDraft(local, state.current.owner);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      write();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    const onHide = () => {
      if (document.visibilityState === "hidden" && (timer !== undefined || noting.current?.isWaiting)) keep();
    };
    if (isCarried) write();
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      clearTimeout(noting.current?.timer);
      if (timer !== undefined || noting.current?.isWaiting) keep();
      noting.current = undefined;
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [subscribe, write, isCarried]);
  return {
    progress,
    /** Keeps at once what is kept after a pause elsewhere. */
    write,
    /** Whether something of it was done, or may have been. */
    isBegun: () => state.current.notes !== undefined,
    /** There is nothing more to keep of it; what is typed from now on is kept again. */
    clear: remove,
    /** What is typed is about something else from now on: what was made of it. What was noted goes along. */
    move: (next: DraftOwner) => {
      removeDraft(local, state.current.owner);
      state.current.owner = next;
      write();
    },
    /** Saved, or given up on purpose. */
    forget: () => {
      state.current.isGivenUp = true;
      remove();
    },
  };
}
