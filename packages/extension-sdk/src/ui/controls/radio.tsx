import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Choice } from "./choice";

/** What {@link Radio} takes. */
export interface RadioProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "checked" | "defaultChecked" | "onChange" | "type" | "disabled" | "className"
  > {
  /** The same for all choices of one question. */
  name: string;
  /** What this choice stands for. */
  value: string;
  /** Whether it is the one that is chosen. */
  isChecked: boolean;
  /** Called with `value` when it is chosen. */
  onChange(value: string): void;
  /** A press on it chooses, too. */
  label: ReactNode;
  /** A second line in small. */
  hint?: ReactNode;
  /** It cannot be chosen, and is grey with its label. */
  isDisabled?: boolean;
}

/**
 * One choice of several that exclude each other. Put them in a {@link Field} without `htmlFor`, which names the group.
 */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { value, isChecked, onChange, label, hint, isDisabled, ...attributes },
  ref,
) {
  const ownId = useId();
  const id = attributes.id ?? ownId;
  return (
    <Choice {...{ id, label, hint, isDisabled }}>
      <input
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...attributes}
        id={id}
        ref={ref}
        className="th-checkbox th-checkbox--radio"
        type="radio"
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        onChange={() => onChange(value)}
      />
    </Choice>
  );
});
