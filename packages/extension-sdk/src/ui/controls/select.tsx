import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes, useId } from "react";
import { classNames } from "../base/class-names";
import { Field, type FieldText, fieldAttributes } from "./field";

/** One of the words that a {@link Select} offers. */
export interface SelectOption {
  /** What the form gets. */
  value: string;
  /** What the person reads. */
  label: string;
  /** It is shown, and cannot be chosen. */
  isDisabled?: boolean;
}

/** What {@link Select} takes. */
export interface SelectProps
  extends FieldText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "size" | "children"> {
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; choosing it again empties the value unless the field is required. */
  placeholder?: string;
  /** 40 px, or 32 px in toolbars. */
  size?: "default" | "small";
  /** The label stays for screen readers only, as in a toolbar. */
  isLabelHidden?: boolean;
}

/**
 * One of a short list, by the native control: it works everywhere, with every keyboard and on every phone.
 *
 * @example
 * <Select label="Reason" placeholder="Choose a reason" options={reasons} {...register("reason_id")} />
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    isRequired,
    hint,
    note,
    errors,
    isChanged,
    tooltip,
    isLabelHidden,
    options,
    placeholder,
    size = "default",
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
      <div
        className={classNames("th-input", "th-select", size === "small" && "th-input--small")}
        data-changed={isChanged || undefined}
      >
        <select
          {...attributes}
          {...fieldAttributes(id, { hint, errors, isRequired, name: attributes.name })}
          ref={ref}
          className="th-input__element"
        >
          {placeholder !== undefined && (
            <option value="" disabled={isRequired}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="th-input__suffix" aria-hidden="true">
          <ChevronDown className="th-icon" />
        </span>
      </div>
    </Field>
  );
});
