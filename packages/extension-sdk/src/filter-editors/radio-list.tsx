import { Radio } from "../ui/controls/radio";

/** What {@link RadioList} takes. */
export interface RadioListProps {
  /** The title above the words. */
  label: string;
  /** Names the group in the page. */
  name: string;
  /** Words and what they are called. */
  options: Readonly<Record<string, string>>;
  /** The chosen word; `undefined` while none is. */
  value: string | undefined;
  /** Called with the word that the person chooses. */
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
