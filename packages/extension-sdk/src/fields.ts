import type { KeysWith } from "./resources";

/** What every form field may say about itself. */
export interface FieldOptions {
  /** Translation key; `<resource>.fields.<key>` when left out. */
  label?: string;
  /** Translation key of one line under the field. */
  hint?: string;
  /** Marks the field as needed. The schema decides; this only draws the mark. */
  isRequired?: boolean;
}

interface KeyField<Kind extends string, Key extends string> extends FieldOptions {
  readonly kind: Kind;
  readonly key: Key;
}

/** One line of text. */
export type TextField<Key extends string> = KeyField<"text", Key>;
/** Several lines of text. */
export type LongTextField<Key extends string> = KeyField<"long-text", Key>;
/** The last part of a page's address; made by the store from `from` when left empty. */
export interface HandleField<Key extends string> extends KeyField<"handle", Key> {
  from: string;
}

/** Every field that a form with these values can have, checked by the compiler. */
export type FieldOf<Values> =
  | TextField<KeysWith<Values, string>>
  | LongTextField<KeysWith<Values, string>>
  | (HandleField<KeysWith<Values, string>> & { from: keyof Values & string });

/** A field whose form is no longer known, as the form screen handles it. */
export type AnyField = TextField<string> | LongTextField<string> | HandleField<string>;

/** One line of text. @example text("title", { isRequired: true }) */
export function text<const Key extends string>(key: Key, options: FieldOptions = {}): TextField<Key> {
  return { kind: "text", key, ...options };
}

/** Several lines of text. @example longText("description") */
export function longText<const Key extends string>(key: Key, options: FieldOptions = {}): LongTextField<Key> {
  return { kind: "long-text", key, ...options };
}

/** The last part of a page's address; left empty, the store makes it from `from`. @example handle("handle", { from: "title" }) */
export function handle<const Key extends string, const From extends string>(
  key: Key,
  options: FieldOptions & { from: From },
): HandleField<Key> & { from: From } {
  return { kind: "handle", key, ...options };
}
