import { type ChoicesField, unscopedKey } from "@tillhouse/extension-sdk/internal";
import { Checkbox, Field } from "@tillhouse/extension-sdk/ui";
import { type DrawnFieldKind, wordsIn } from "../drawn-field";

/** Several of a few words. */
export const choicesKind: DrawnFieldKind<ChoicesField<string, string>, readonly string[]> = {
  empty: () => [],
  draw: ({ field, common, value, onChange, resource, host }) => {
    const words = wordsIn(value);
    return (
      <Field {...common}>
        <div className="th-choices">
          {field.options.map((word) => (
            <Checkbox
              key={word}
              label={host.translate(`${resource}.${unscopedKey(field.key)}.${word}`)}
              isChecked={words.includes(word)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...words, word] : words.filter((other) => other !== word))
              }
            />
          ))}
        </div>
      </Field>
    );
  },
  sample: { by: "tick" },
};
