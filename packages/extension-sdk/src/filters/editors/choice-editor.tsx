import { useHost } from "../../host/host";
import type { ChoiceFilter } from "../choice";
import type { FilterEditorProps } from "../filter-kind";
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
