/** What a form knows about one field: words, several of them, or an object with a `message` as form libraries make it. */
export type FieldErrorEntry =
  | string
  | readonly string[]
  | {
      /** What is wrong. Left out, or no text: the field is marked, and says nothing. */
      readonly message?: unknown;
    }
  | boolean;

/** Errors by the name of their field. A name such as `address.city` is also found in an entry `address`. */
export interface FieldErrorMap {
  /** What is wrong with the field of this name, or with the fields below it. */
  readonly [name: string]: FieldErrorEntry | FieldErrorMap | undefined;
}

/** What is wrong with a field: its own messages, or the errors of the whole form, in which it finds its name. */
export type FieldErrors = readonly string[] | FieldErrorMap;

/**
 * The messages for one field; `undefined` when nothing is wrong with it. An entry without words gives an empty list: the
 * field is marked, and says nothing.
 *
 * @example
 * fieldErrors({ email: ["Enter an address."], title: undefined }, "email"); // ["Enter an address."]
 */
export function fieldErrors(errors: FieldErrors | undefined, name?: string): readonly string[] | undefined {
  if (errors === undefined || isMessages(errors)) return errors?.length ? errors : undefined;
  const entry = name === undefined ? undefined : entryOf(errors, name);
  if (entry === undefined || entry === null || entry === false) return undefined;
  if (typeof entry === "string") return entry ? [entry] : undefined;
  if (Array.isArray(entry)) return entry.length ? entry.map(String) : undefined;
  const message = typeof entry === "object" && "message" in entry ? entry.message : undefined;
  return typeof message === "string" && message ? [message] : [];
}

// A type guard, because `Array.isArray` does not narrow a readonly array.
const isMessages = (errors: FieldErrors): errors is readonly string[] => Array.isArray(errors);

function entryOf(errors: FieldErrorMap, name: string): unknown {
  if (Object.hasOwn(errors, name)) return errors[name];
  return name
    .split(".")
    .reduce<unknown>(
      (entry, key) =>
        typeof entry === "object" && entry !== null && Object.hasOwn(entry, key)
          ? Reflect.get(entry, key)
          : undefined,
      errors,
    );
}
