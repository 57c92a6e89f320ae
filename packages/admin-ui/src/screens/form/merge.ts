import { type FormValues, isSame } from "./form-values";

/** A field that two people have changed, each in their own way. */
export interface Clash {
  key: string;
  before: unknown;
  theirs: unknown;
  mine: unknown;
}

/** What comes of three states of a form. */
export interface Merge {
  /** Fields that only others have changed: theirs is taken. */
  taken: string[];
  clashes: Clash[];
}

/**
 * Compares what a form held before, what the record holds now, and what was typed, field by field.
 *
 * @param keys the fields that are asked
 */
export function mergeOf(
  keys: readonly string[],
  { before, theirs, mine }: { before: FormValues; theirs: FormValues; mine: FormValues },
): Merge {
  const merge: Merge = { taken: [], clashes: [] };
  for (const key of keys) {
    if (isSame(before[key], theirs[key]) || isSame(theirs[key], mine[key])) continue;
    if (isSame(before[key], mine[key])) merge.taken.push(key);
    else merge.clashes.push({ key, before: before[key], theirs: theirs[key], mine: mine[key] });
  }
  return merge;
}
