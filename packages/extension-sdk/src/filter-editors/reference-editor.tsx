import type { FilterEditorProps } from "../filters/filter-kind";
import type { ReferenceFilter } from "../filters/reference";
import { ReferencePicker } from "../inputs/reference-picker";

/** Sets records of another resource. */
export default function ReferenceEditor(
  props: FilterEditorProps<ReferenceFilter<string, string>, readonly string[]>,
) {
  const { filter, label, value = [], onChange } = props;
  return (
    <ReferencePicker
      label={label}
      to={filter.to}
      isMultiple={!filter.isSingle}
      value={value}
      onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
    />
  );
}
