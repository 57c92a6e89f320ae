import type { ChoicesFilter } from "../filters/choices";
import type { FilterEditorProps } from "../filters/filter-kind";
import { useHost } from "../resource/use-host";
import { Checkbox } from "../ui/controls/checkbox";

/** Sets several of a few words. */
export default function ChoicesEditor(
  props: FilterEditorProps<ChoicesFilter<string, string>, readonly string[]>,
) {
  const { resource, filter, label, value = [], onChange } = props;
  const { translate } = useHost();
  return (
    <fieldset className="th-choices">
      <legend className="th-choices__title">{label}</legend>
      {filter.options.map((word) => (
        <Checkbox
          key={word}
          label={translate(`${resource}.${filter.key}.${word}`)}
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
