import { Radio } from "../ui/controls/radio";

/** Props of {@link RadioList}. */
export interface RadioListProps {
  label: string;
  /** Names the group in the page. */
  name: string;
  /** Words and what they are called. */
  options: Readonly<Record<string, string>>;
  value: string | undefined;
  onChange(word: string): void;
}

/** One of a few words. */
export function RadioList({ label, name, options, value, onChange }: RadioListProps) {
  return (
    <fieldset className="th-choices">
      <legend className="th-choices__title">{label}</legend>
      {Object.entries(options).map(([word, text]) => (
        <Radio
          key={word}
          name={name}
          value={word}
          label={text}
          isChecked={value === word}
          onChange={() => onChange(word)}
        />
      ))}
    </fieldset>
  );
}
