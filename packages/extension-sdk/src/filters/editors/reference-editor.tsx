import { ReferencePicker } from "../../inputs/reference-picker";
import type { FilterEditorProps } from "../filter-kind";
import type { ReferenceFilter } from "../reference";

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
