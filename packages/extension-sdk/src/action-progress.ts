/**
 * How far an action has come that takes several steps. It is kept with what was typed: another try knows what is done, also
 * after a reload. It ends with the form, once the action is done or the person gives it up; without a form it ends with the try.
 */
export interface ActionProgress {
  /** What was noted under a name, as JSON gives it back. */
  get<Value>(name: string): Value | undefined;
  /** Notes something that JSON can hold, at once; `undefined` forgets it. */
  set<Value>(name: string, value: Value | undefined): void;
}

/** What all steps of an action have noted. */
export type ProgressNotes = Readonly<Record<string, unknown>>;

/**
 * Makes the progress of an action, from what an earlier try has noted.
 *
 * @example await action.run({ record, values, host, copy, progress: createProgress() });
 */
export function createProgress(
  noted: ProgressNotes = {},
  keep?: (notes: ProgressNotes) => void,
): ActionProgress {
  const notes = new Map(Object.entries(noted));
  return {
    // Who notes something under a name knows what it is.
    get: <Value>(name: string) => structuredClone(notes.get(name)) as Value | undefined,
    set: (name, value) => {
      if (value === undefined) notes.delete(name);
      else notes.set(name, structuredClone(value));
      keep?.(Object.fromEntries(notes));
    },
  };
}
