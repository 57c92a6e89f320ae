import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Choice } from "./choice";
import { classNames } from "./class-names";

/** Props of {@link Switch}. */
export interface SwitchProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "checked" | "defaultChecked" | "onChange" | "type" | "disabled" | "role"
  > {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** Without one give an `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Puts the switch at the end of the line, as in a side column. */
  isEnd?: boolean;
}

/** On or off, with effect at once or on saving the form around it. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { isChecked, onChange, label, hint, isDisabled, isEnd = false, className, ...attributes },
  ref,
) {
  const ownId = useId();
  const id = attributes.id ?? ownId;
  const input = (
    <input
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      {...attributes}
      id={id}
      ref={ref}
      className="th-switch"
      type="checkbox"
      role="switch"
      aria-checked={isChecked}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
  if (label === undefined) return input;
  return (
    <Choice
      {...{ id, label, hint, isDisabled }}
      className={classNames("th-choice--switch", isEnd && "th-choice--end", className)}
    >
      {input}
    </Choice>
  );
});
