import { type AnyFilter, debounce, type Period, useHost } from "@tillhouse/extension-sdk";
import { MoneyInput, NumberInput, PeriodPicker } from "@tillhouse/extension-sdk/inputs";
import { Checkbox, Radio, TextInput } from "@tillhouse/extension-sdk/ui";
import { useEffect, useRef, useState } from "react";
import { ReferencePicker } from "../form/reference-field";
import type { FilterValue, NumberRange } from "./filter-values";
import { isWords } from "./filter-values";

/** Props of {@link FilterEditor}. */
export interface FilterEditorProps {
  resource: string;
  filter: AnyFilter;
  label: string;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** Sets a filter, as its kind says. */
export default function FilterEditor(props: FilterEditorProps) {
  const { resource, filter, label, value, onChange } = props;
  const { translate } = useHost();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  const text = (word: string) => translate(`${resource}.${filter.key}.${word}`);
  const words = isWords(value) ? value : [];

  const editor = () => {
    switch (filter.kind) {
      case "choices":
        return (
          <fieldset className="th-choices">
            <legend className="th-choices__title">{label}</legend>
            {filter.options.map((word) => (
              <Checkbox
                key={word}
                label={text(word)}
                isChecked={words.includes(word)}
                onChange={(isChecked) => {
                  const next = isChecked ? [...words, word] : words.filter((other) => other !== word);
                  onChange(next.length === 0 ? undefined : next);
                }}
              />
            ))}
          </fieldset>
        );
      case "choice":
      case "yes-no": {
        const options = filter.kind === "choice" ? filter.options : ["yes", "no"];
        const current = typeof value === "boolean" ? (value ? "yes" : "no") : value;
        return (
          <fieldset className="th-choices">
            <legend className="th-choices__title">{label}</legend>
            {options.map((word) => (
              <Radio
                key={word}
                name={filter.key}
                value={word}
                label={filter.kind === "choice" ? text(word) : translate(`value.${word}`)}
                isChecked={current === word}
                onChange={() => onChange(filter.kind === "choice" ? word : word === "yes")}
              />
            ))}
          </fieldset>
        );
      }
      case "text":
        return (
          <TextEditor label={label} value={typeof value === "string" ? value : ""} onChange={onChange} />
        );
      case "date":
        return (
          <PeriodPicker
            label={label}
            // A date's value is a period; see `FilterValue`.
            value={value as Period | undefined}
            onChange={onChange}
          />
        );
      case "number":
      case "money":
        return <RangeEditor {...props} filter={filter} />;
      case "reference":
        return (
          <ReferencePicker
            label={label}
            to={filter.to}
            isMultiple={!filter.isSingle}
            value={words}
            onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
          />
        );
    }
  };
  return <div ref={place}>{editor()}</div>;
}

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const settleAfter = 400;

/** Hands on what was typed after a pause; an editor that is closed before it has nothing more to say. */
function useSettling<Value>(onChange: (value: Value) => void) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const [settle] = useState(() => debounce((value: Value) => latest.current(value), settleAfter));
  useEffect(() => settle.cancel, [settle]);
  return settle;
}

function TextEditor(props: { label: string; value: string; onChange: (value: string | undefined) => void }) {
  const [text, setText] = useState(props.value);
  const settle = useSettling(props.onChange);
  return (
    <TextInput
      size="small"
      label={props.label}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        settle(typed.trim() === "" ? undefined : typed.trim());
      }}
    />
  );
}

function RangeEditor({
  filter,
  label,
  value,
  onChange,
}: FilterEditorProps & { filter: Extract<AnyFilter, { kind: "number" | "money" }> }) {
  const { translate, store } = useHost();
  // A number's value is a range; see `FilterValue`.
  const [range, setRange] = useState<NumberRange>(() => (value ?? {}) as NumberRange);
  const isWrong =
    Object.values(range).some((end) => Number.isNaN(end)) ||
    (range.from !== undefined && range.to !== undefined && range.from > range.to);
  const settle = useSettling(onChange);
  const set = (part: NumberRange) => {
    const next = { ...range, ...part };
    setRange(next);
    settle.cancel();
    const { from, to } = next;
    if (Object.values(next).some((end) => Number.isNaN(end)) || (from ?? to ?? 0) > (to ?? from ?? 0)) return;
    settle(from === undefined && to === undefined ? undefined : next);
  };
  const common = (end: "from" | "to") => ({
    label: translate(`list.${end}`),
    value: range[end] ?? null,
    onChange: (number: number | null) => set({ [end]: number ?? undefined }),
    errors: isWrong && end === "to" ? [translate("list.wrongRange")] : undefined,
  });
  const currencyCode =
    filter.kind === "money" ? (filter.currency ?? store?.default_currency_code ?? "eur") : undefined;
  return (
    <fieldset className="th-choices">
      <legend className="th-choices__title">{label}</legend>
      {(["from", "to"] as const).map((end) =>
        currencyCode === undefined ? (
          <NumberInput key={end} size="small" {...common(end)} />
        ) : (
          <MoneyInput key={end} size="small" currencyCode={currencyCode} {...common(end)} />
        ),
      )}
    </fieldset>
  );
}
