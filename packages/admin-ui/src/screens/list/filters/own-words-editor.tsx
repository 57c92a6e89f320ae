import type { FilterEditorProps } from "@tillhouse/extension-sdk";
import { Checkbox } from "@tillhouse/extension-sdk/ui";
import type { OwnWordsFilter } from "./own-words";

/** Sets several of the words of a record. */
export default function OwnWordsEditor(props: FilterEditorProps<OwnWordsFilter, readonly string[]>) {
  const { filter, label, value = [], onChange } = props;
  return (
    <fieldset className="th-choices">
      <legend className="th-choices__title">{label}</legend>
      {filter.words.map((word) => (
        <Checkbox
          key={word}
          label={word}
          isChecked={value.includes(word)}
          onChange={(isChecked) => {
            const next = isChecked ? [...value, word] : value.filter((other) => other !== word);
            onChange(next.length === 0 ? undefined : next);
          }}
        />
      ))}
    </fieldset>
  );
}
