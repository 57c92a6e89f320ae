import { forwardRef, useId, useState } from "react";
import { useUi } from "../ui/base/ui-context";
import { Field, type FieldText, fieldAttributes } from "../ui/controls/field";
import { fieldErrors } from "../ui/controls/field-errors";
import { Tag } from "../ui/text/tag";

/** A field for words, each added with Enter or a comma. */
export interface TagsInputProps extends FieldText {
  /** The words that are there, in the order they were added. */
  value: readonly string[];
  /** Called with all words after one was added or taken out. A word that is there already is not added. */
  onChange(value: string[]): void;
  /** Called when the text field is left, after what stands in it was added. */
  onBlur?(): void;
  /** Nothing can be typed. */
  disabled?: boolean;
}

/**
 * Free words. Enter and comma add one, Backspace takes the last back, pasted lists are split.
 *
 * @example <TagsInput label="Keywords" value={keywords} onChange={setKeywords} />
 */
export const TagsInput = forwardRef<HTMLInputElement, TagsInputProps>(function TagsInput(props, ref) {
  const { label, isRequired, hint, note, isChanged, tooltip, value, onChange, onBlur, disabled } = props;
  const { translate } = useUi();
  const id = useId();
  const [text, setText] = useState("");
  const [twice, setTwice] = useState<string>();
  const add = (typed: string) => {
    const words = typed
      .split(/[,;\n\t]/)
      .map((word) => word.trim())
      .filter(Boolean);
    const known = new Set(value.map((word) => word.toLowerCase()));
    const fresh = words.filter((word) => !known.has(word.toLowerCase()));
    setTwice(words.find((word) => known.has(word.toLowerCase())));
    if (fresh.length > 0) onChange([...value, ...new Set(fresh)]);
    setText("");
  };
  const errors = fieldErrors(props.errors, props.name);
  const shown =
    twice === undefined ? props.errors : [translate("ui.tags.twice", { word: twice }), ...(errors ?? [])];
  return (
    <Field
      {...{ label, isRequired, hint, note, isChanged, tooltip }}
      name={props.name}
      errors={shown}
      htmlFor={id}
    >
      <div className="th-input th-combobox" data-changed={isChanged || undefined}>
        {value.map((word) => (
          <Tag key={word} onRemove={() => onChange(value.filter((other) => other !== word))}>
            {word}
          </Tag>
        ))}
        <input
          {...fieldAttributes(id, { hint, errors: shown, name: props.name, isRequired })}
          ref={ref}
          className="th-input__element"
          value={text}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => {
            const typed = event.currentTarget.value;
            if (/[,;\n]/.test(typed)) add(typed);
            else {
              setTwice(undefined);
              setText(typed);
            }
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (!/[,;\n\t]/.test(pasted)) return;
            event.preventDefault();
            add(pasted);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              // A scanner ends a number with two of them: the form is never sent from here.
              event.preventDefault();
              add(text);
            } else if (event.key === "Backspace" && text === "") onChange(value.slice(0, -1));
          }}
          onBlur={() => {
            add(text);
            onBlur?.();
          }}
        />
      </div>
    </Field>
  );
});
