import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from "react";
import { useJoinedRef } from "../base/use-joined-ref";
import { Choice } from "./choice";

type NativeAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "checked" | "defaultChecked" | "onChange" | "type" | "disabled" | "className"
>;

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends NativeAttributes {
  /** `"mixed"`: some of what it stands for. */
  isChecked: boolean | "mixed";
  onChange(isChecked: boolean): void;
  /** Without one give an `aria-label`. */
  label?: ReactNode;
  /** A second line in small. */
  hint?: ReactNode;
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
