import type { EnumKeys } from "../records/resources";
import type { CellKind, CellOptions, KeyCell, UnknownCell } from "./cell-kind";

/** One of a few words without a style, such as a role. Its words are the translation keys `<resource>.<key>.<value>`. */
export type WordCell<Key extends string> = KeyCell<"word", Key>;

/** The cells of this kind that a record can have. */
export type WordCellOf<Item> = WordCell<EnumKeys<Item>>;

/** One of a few words of `key`, in the reader's language. @example cell.word("role") */
export function word<const Key extends string>(key: Key, options: CellOptions = {}): WordCell<Key> {
  return { kind: "word", key, ...options };
}

/** A word in the reader's language. */
export const wordText: NonNullable<CellKind<UnknownCell>["text"]> = (
  value,
  { key },
  { resource, translate },
) => translate(`${resource}.${key}.${String(value)}`);

/** A word, drawn as it is said. */
export const wordKind: CellKind<WordCell<string>> = {
  draw: (value, { key }, { resource, host }) => host.translate(`${resource}.${key}.${String(value)}`),
  text: wordText,
  isState: true,
};
