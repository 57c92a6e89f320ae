import type { ChoiceFilter } from "../filters/choice";
import type { FilterEditorProps } from "../filters/filter-kind";
import { useHost } from "../resource/use-host";
import { RadioList } from "./radio-list";

/** Sets one of a few words. */
export default function ChoiceEditor(props: FilterEditorProps<ChoiceFilter<string, string>, string>) {
  const { resource, filter, label, value, onChange } = props;
  const { translate } = useHost();
  const options = filter.options.map((word) => [word, translate(`${resource}.${filter.key}.${word}`)]);
  return (
    <RadioList
      label={label}
      name={filter.key}
      options={Object.fromEntries(options)}
      value={value}
      onChange={onChange}
    />
  );
}
