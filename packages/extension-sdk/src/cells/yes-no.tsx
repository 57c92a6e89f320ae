import type { KeysOfType } from "../records/resources";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";

/** A key that is true or false. */
export type YesNoCell<Key extends string> = KeyCell<"yes-no", Key>;

/** The cells of this kind that a record can have. */
export type YesNoCellOf<Item> = YesNoCell<KeysOfType<Item, boolean>>;

/** Yes or no of `key`. @example cell.yesNo("has_account") */
export function yesNo<const Key extends string>(key: Key, options: CellOptions = {}): YesNoCell<Key> {
  return { kind: "yes-no", key, ...options };
}

/** Yes or no in the reader's language. */
export const yesNoKind: CellKind<YesNoCell<string>> = {
  draw: (value, _cell, { host, label, dateStyle = "list" }) => {
    const answer = host.translate(value === true ? "value.yes" : "value.no");
    if (dateStyle !== "list") return answer;
    // On a phone there is no head that says what the answer is about.
    return (
      <>
        <span className="th-phone-only th-muted">{label}: </span>
        {answer}
      </>
    );
  },
  text: (value, _cell, { translate }) => translate(value === true ? "value.yes" : "value.no"),
};
