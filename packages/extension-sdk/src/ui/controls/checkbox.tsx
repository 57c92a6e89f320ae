import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from "react";
import { useJoinedRef } from "../base/use-joined-ref";
import { Choice } from "./choice";

/** The attributes of the native input, but those that are said otherwise here. */
type NativeAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "checked" | "defaultChecked" | "onChange" | "type" | "disabled" | "className"
>;

/** What {@link Checkbox} takes. */
export interface CheckboxProps extends NativeAttributes {
  /** `"mixed"`: some of what it stands for. */
  isChecked: boolean | "mixed";
  /** Called with what it is after the press. A mixed one becomes ticked. */
  onChange(isChecked: boolean): void;
  /** Without one give an `aria-label`. */
  label?: ReactNode;
  /** A second line in small. */
  hint?: ReactNode;
  /** It cannot be pressed, and is grey with its label. */
  isDisabled?: boolean;
}

/**
 * A checkbox. The whole line is its target.
 *
 * @example
 * <Checkbox isChecked={notify} onChange={setNotify} label="Send notifications" hint="The customer gets an e-mail." />
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { isChecked, onChange, label, hint, isDisabled, ...attributes },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(input, ref);
  const ownId = useId();
  const id = attributes.id ?? ownId;
  const isMixed = isChecked === "mixed";
  useEffect(() => {
    // There is no attribute for it.
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);

  const box = (
    <input
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      {...attributes}
      id={id}
      ref={joinedRef}
      className="th-checkbox"
      type="checkbox"
      checked={isChecked === true}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
  return label === undefined ? box : <Choice {...{ id, label, hint, isDisabled }}>{box}</Choice>;
});
