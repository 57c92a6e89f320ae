import { TagsInput } from "@tillhouse/extension-sdk/inputs";
import type { TagsField } from "@tillhouse/extension-sdk/internal";
import { type DrawnFieldKind, wordsIn } from "../drawn-field";

/** Free words. */
export const tagsKind: DrawnFieldKind<TagsField<string>, readonly string[]> = {
  empty: () => [],
  draw: ({ common, inputRef, value, onChange }) => (
    <TagsInput {...common} ref={inputRef} value={wordsIn(value)} onChange={onChange} />
  ),
  sample: { by: "words" },
};
