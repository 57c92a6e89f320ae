import type { EnumKeys } from "../records/resources";
import { Status } from "../ui/text/status";
import { type StatusName, statusStyles } from "../ui/text/status-styles";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { longest } from "./longest";
import { wordText } from "./word";

/** A status: a word and a shape. Its words are the translation keys `<resource>.<key>.<value>`. */
export interface BadgeCell<Key extends string, Covered extends string> extends KeyCell<"badge", Key> {
  /** The style of each word that the record may hold. */
  styles: Readonly<Record<string, StatusName>>;
  /** Only for the compiler: every word that the record may hold must be among the covered ones. */
  readonly covers?: (word: Covered) => void;
}

/** The cells of this kind that a record can have. */
export type BadgeCellOf<Item> = {
  [Key in EnumKeys<Item>]: BadgeCell<Key, NonNullable<Item[Key]> & string>;
}[EnumKeys<Item>];

/**
 * A status of `key`: each word that the record may hold gets a style. A word that is missing does not compile.
 *
 * @example cell.badge("status", { draft: "empty", published: "done", proposed: "proposed", rejected: "rejected" })
 */
export function badge<const Key extends string, const Styles extends Readonly<Record<string, StatusName>>>(
  key: Key,
  styles: Styles,
  options: CellOptions = {},
): BadgeCell<Key, keyof Styles & string> {
  return { kind: "badge", key, styles, ...options };
}

/** A word with the shape and the colour of its style. */
export const badgeKind: CellKind<BadgeCell<string, never>> = {
  draw: (value, { key, styles }, { resource, host, isBadge }) => {
    const style = styles[String(value)];
    const word = host.translate(`${resource}.${key}.${String(value)}`);
    if (style === undefined) return word;
    return (
      <Status {...statusStyles[style]} isBadge={isBadge}>
        {word}
      </Status>
    );
  },
  text: wordText,
  // The mark before it is as wide as two letters.
  room: ({ key, styles }, { resource, translate }) =>
    `\u2003\u2002${longest(Object.keys(styles).map((word) => translate(`${resource}.${key}.${word}`)))}`,
  words: ({ styles }) => Object.keys(styles),
  isState: true,
};
