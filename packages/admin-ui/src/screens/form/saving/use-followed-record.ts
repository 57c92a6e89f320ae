import { useLayoutEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type FormValues, isSame } from "../kinds/form-values";

interface FollowedRecord {
  /** `undefined` for a new record. */
  record: object | undefined;
  /** What a form of the record starts with. */
  startOf(record: object): FormValues;
  /** What this form started with. */
  initial: FormValues;
  /** What it holds as long as nobody types: fields may have suggested something since. */
  base: FormValues;
  /** Something was typed or sent: what the form holds is the person's. */
  isTouched: boolean;
  setInitial(values: FormValues): void;
  setBase(values: FormValues): void;
}

/**
 * A form that nobody has typed into holds what its record holds by now. It may have been opened while the page still showed the
 * record as it was before the last change, which would be taken back with it.
 */
export function useFollowedRecord(followed: FollowedRecord, { reset }: UseFormReturn<FormValues>): void {
  const { record, startOf, initial, base, isTouched, setInitial, setBase } = followed;
  const seen = useRef(record);
  // Before anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    if (seen.current === record) return;
    seen.current = record;
    if (record === undefined || isTouched) return;
    const next = startOf(record);
    if (isSame(next, initial)) return;
    const suggested = Object.entries(base).filter(([key, value]) => !isSame(value, initial[key]));
    const nextBase = { ...next, ...Object.fromEntries(suggested) };
    setInitial(next);
    setBase(nextBase);
    reset(nextBase);
  });
}
