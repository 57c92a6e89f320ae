import type { FilterEditorProps } from "../filters/filter-kind";
import type { MoneyFilter } from "../filters/money";
import type { NumberRange } from "../format/number-range";
import { useHost } from "../resource/use-host";
import RangeEditor from "./range-editor";

/** Sets a range of amounts. */
export default function MoneyEditor(props: FilterEditorProps<MoneyFilter<string>, NumberRange>) {
  const { filter, label, value, onChange } = props;
  const { store } = useHost();
  const currencyCode = filter.currency ?? store?.default_currency_code ?? "eur";
  return <RangeEditor label={label} value={value} onChange={onChange} currencyCode={currencyCode} />;
}
