import { forwardRef, type TextareaHTMLAttributes, useId } from "react";
import { Field, type FieldText, fieldAttributes } from "./field";

/** What {@link TextArea} takes. */
export interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "children"> {
  /** Monospace, for raw data. */
  isCode?: boolean;
  /** The label stays for screen readers only. */
  isLabelHidden?: boolean;
}

/** A labelled text of several lines. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    isRequired,
    hint,
    note,
    errors,
    isChanged,
    tooltip,
    isCode = false,
    isLabelHidden,
    className,
    ...attributes
  },
  ref,
) {
  const ownId = useId();
  const id = attributes.id ?? ownId;
  return (
    <Field
      {...{ label, isRequired, hint, note, errors, isChanged, tooltip, isLabelHidden, className }}
      name={attributes.name}
      htmlFor={id}
    >
      <div className="th-input th-input--area" data-changed={isChanged || undefined}>
        <textarea
          rows={3}
          {...attributes}
          {...fieldAttributes(id, { hint, errors, isRequired, name: attributes.name })}
          ref={ref}
          className={isCode ? "th-input__element th-mono" : "th-input__element"}
        />
      </div>
    </Field>
  );
});
