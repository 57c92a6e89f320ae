import { useHost } from "../../host/host";
import { Checkbox } from "../../ui/controls/checkbox";
import type { ChoicesFilter } from "../choices";
import type { FilterEditorProps } from "../filter-kind";

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
