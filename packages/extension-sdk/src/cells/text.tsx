import type { ReactNode } from "react";
import type { KeysOfType } from "../records/resources";
import { CopyableText } from "../ui/text/copyable-text";
import { Secret } from "../ui/text/secret";
import type { CellKind, KeyCell } from "./cell-kind";

/** Plain text of one key. A bare string in a column list means the same. */
export interface TextCell<Key extends string> extends KeyCell<"text", Key> {
  /** In a paler colour, for what matters less. */
  isMuted?: boolean;
  /** In monospace and with a copy mark: identifiers, codes. */
  isCode?: boolean;
  /** Masked until the person asks to see it; can be copied unseen. */
  isSecret?: boolean;
  /** Put before the value, such as `/` before a handle. */
  prefix?: string;
}

/** The cells of this kind that a record can have. */
export type TextCellOf<Item> = TextCell<KeysOfType<Item, string | number>>;

/** Text of `key`. @example cell.text("handle", { prefix: "/", isMuted: true }) */
export function text<const Key extends string>(
  key: Key,
  options: Omit<TextCell<Key>, "kind" | "key"> = {},
): TextCell<Key> {
  return { kind: "text", key, ...options };
}

/** Numbers such as those of telephones read from left to right in every language; nothing in them says so. */
function readable(value: string): ReactNode {
  return /\p{L}/u.test(value) ? value : <bdi dir="ltr">{value}</bdi>;
}

/** A text as it is, or as a code or a secret. */
export const textKind: CellKind<TextCell<string>> = {
  draw: (value, { isSecret, isCode, isMuted, prefix = "" }, { host, label, isPlain }) => {
    const held = String(value);
    if (isSecret) return <Secret value={held} label={label} />;
    if (isCode && !isPlain)
      return <CopyableText value={held} label={host.translate("kit.copy", { what: label })} isCode />;
    // What a sign begins, such as a handle, is a code: the sign stays in front of it.
    const shown = prefix === "" ? readable(held) : <bdi dir="ltr">{`${prefix}${held}`}</bdi>;
    return isMuted ? <span className="th-muted">{shown}</span> : shown;
  },
};
