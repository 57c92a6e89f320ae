import { useHost } from "@tillhouse/extension-sdk";
import { type AlternativesField as Definition, unscopedKey } from "@tillhouse/extension-sdk/internal";
import { Field, Radio } from "@tillhouse/extension-sdk/ui";
import { type Ref, useEffect, useId, useRef } from "react";
import type { ControlProps } from "./control-props";
import { useFormScope } from "./form-scope";

export interface AlternativesFieldProps extends ControlProps {
  field: Definition<string>;
  /** The answer that the form is about. */
  value: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Which of several actions it is: another one has another form, which takes over what was typed. */
export function AlternativesField({ field, value, inputRef, onBlur, ...common }: AlternativesFieldProps) {
  const { translate } = useHost();
  const { resource, alternatives } = useFormScope();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const isSwitched = alternatives?.isSwitched;
  // Whoever has chosen goes on from there: the form is another one, and to them the same.
  useEffect(() => {
    if (!isSwitched) return;
    // The form that is gone gives the focus back in the same moment.
    const timer = setTimeout(() => group.current?.querySelector<HTMLElement>(":checked")?.focus());
    return () => clearTimeout(timer);
  }, [isSwitched]);
  const key = unscopedKey(field.key);
  const words = field.options.filter(
    (word) => alternatives?.availabilityOf(field.actions[word] ?? "") !== false,
  );
  return (
    <Field {...common}>
      <div ref={group} data-switched={isSwitched || undefined} className="th-fields th-fields--two">
        {words.map((word) => {
          const action = field.actions[word] ?? "";
          const availability = alternatives?.availabilityOf(action) ?? true;
          return (
            <Radio
              key={word}
              ref={word === value ? inputRef : undefined}
              name={name}
              value={word}
              isChecked={word === value}
              onBlur={onBlur}
              isDisabled={availability !== true}
              label={translate(`${resource}.${key}.${word}`)}
              hint={translate(
                typeof availability === "string" ? availability : `${resource}.${key}Hints.${word}`,
              )}
              onChange={() => alternatives?.choose(field.key, word, action)}
            />
          );
        })}
      </div>
    </Field>
  );
}
