import { useHost } from "../host";
import type { FilterEditorProps } from "./filter-kind";
import { RadioList } from "./radio-list";
import type { YesNoFilter } from "./yes-no";

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
