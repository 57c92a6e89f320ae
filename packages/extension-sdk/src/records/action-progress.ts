/**
 * How far an action has come that takes several steps, or the saving of a form. It is kept with what was typed: another try
 * knows what is done, also after a reload. It ends with the form, once the action is done or the person gives it up; without
 * a form it ends with the try. Hand it to {@link runSteps}, which notes each step under its id.
 *
 * @example run: ({ record, host, progress }) => runSteps(stepsOf(record, host), { progress })
 */
export interface ActionProgress {
  /** What was noted under a name, as JSON gives it back. */
  get<Value>(name: string): Value | undefined;
  /** Notes something that JSON can hold, at once; `undefined` forgets it. */
  set<Value>(name: string, value: Value | undefined): void;
  /** The names under which something is noted. */
  names(): string[];
}

/** What all steps of an action have noted. */
export type ProgressNotes = Readonly<Record<string, unknown>>;

/**
 * Makes the progress of an action, from what an earlier try has noted.
 *
 * @param keep - gets all notes, each time that something is noted
 * @example await action.run({ record, values, host, copy, progress: createProgress() });
 */
export function createProgress(
  noted: ProgressNotes = {},
  keep?: (notes: ProgressNotes) => void,
): ActionProgress {
  const copy = (value: unknown): unknown =>
    value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  // One object for all times: thousands of steps note something each.
  const notes: Record<string, unknown> = { ...noted };
  return {
    // Who notes something under a name knows what it is.
    get: <Value>(name: string) => copy(notes[name]) as Value | undefined,
    set: (name, value) => {
      if (value === undefined) delete notes[name];
      else notes[name] = copy(value);
      keep?.(notes);
    },
    names: () => Object.keys(notes),
  };
}
