import { type FormValues, isSame } from "../kinds/form-values";

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

/**
 * Metadata is merged key by key: two people who change different keys do not meet.
 *
 * @returns `undefined` where both changed the same key, each in their own way
 */
export function mergeMetadata(states: {
  before: FormValues;
  theirs: FormValues;
  mine: FormValues;
}): FormValues | undefined {
  const { before, theirs, mine } = states;
  const keys = new Set([before, theirs, mine].flatMap((state) => Object.keys(state)));
  const { taken, clashes } = mergeOf([...keys], states);
  if (clashes.length > 0) return undefined;
  const merged = { ...mine };
  for (const key of taken) {
    if (key in theirs) merged[key] = theirs[key];
    else delete merged[key];
  }
  return merged;
}
