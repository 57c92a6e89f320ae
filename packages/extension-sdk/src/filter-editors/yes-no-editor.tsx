import type { FilterEditorProps } from "../filters/filter-kind";
import type { YesNoFilter } from "../filters/yes-no";
import { useHost } from "../resource/use-host";
import { RadioList } from "./radio-list";

/** Sets yes or no. */
export default function YesNoEditor(props: FilterEditorProps<YesNoFilter<string>, boolean>) {
  const { filter, label, value, onChange } = props;
  const { translate } = useHost();
  return (
    <RadioList
      label={label}
      name={filter.key}
      options={{ yes: translate("value.yes"), no: translate("value.no") }}
      value={value === undefined ? undefined : value ? "yes" : "no"}
      onChange={(word) => onChange(word === "yes")}
    />
  );
}
