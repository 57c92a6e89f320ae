import type { AnyForm } from "@tillhouse/extension-sdk";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type Draft, type DraftOwner, readDraft, removeDraft, withoutSecrets, writeDraft } from "./draft";
import { type FormValues, isSame } from "./form-values";

/** A pause in typing after which the draft is kept, in milliseconds. */
const pause = 400;

/** The draft that a form starts from, if it still says anything new. */
export function useStartingDraft(owner: DraftOwner, initial: FormValues): Draft | undefined {
  const [draft] = useState(() => {
    const kept = readDraft(owner);
    if (kept === undefined) return undefined;
    // Somebody may have saved the very same meanwhile, in another tab.
    return isSame({ ...initial, ...kept.values }, initial) ? undefined : kept;
  });
  return draft;
}

/** Keeps what is typed while it is typed, and on leaving the page in whatever way. */
export function useKeptDraft(
  { owner, form, base }: { owner: DraftOwner; form: AnyForm; base: FormValues },
  { subscribe, getValues }: UseFormReturn<FormValues>,
) {
  const state = useRef({ owner, form, base, isGivenUp: false });
  state.current = { ...state.current, owner, form, base };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      const now = state.current;
      if (now.isGivenUp) return;
      writeDraft(now.owner, {
        base: withoutSecrets(now.form.fields, now.base),
        values: withoutSecrets(now.form.fields, getValues()),
      });
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    const onHide = () => {
      if (document.visibilityState === "hidden" && timer !== undefined) keep();
    };
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      if (timer !== undefined) keep();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [subscribe, getValues]);
  return {
    /** There is nothing more to keep of it; what is typed from now on is kept again. */
    clear: () => removeDraft(state.current.owner),
    /** Saved, or given up on purpose. */
    forget: () => {
      state.current.isGivenUp = true;
      removeDraft(state.current.owner);
    },
  };
}
