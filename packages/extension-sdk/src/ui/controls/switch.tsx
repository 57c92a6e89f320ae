import { Switch as RadixSwitch } from "@radix-ui/react-switch";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useId } from "react";
import { classNames } from "../base/class-names";
import { Choice } from "./choice";

/** What {@link Switch} takes. */
export interface SwitchProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    "onChange" | "type" | "disabled" | "role" | "children"
  > {
  /** Whether it is on. */
  isChecked: boolean;
  /** Called with what it is after the press. */
  onChange(isChecked: boolean): void;
  /** Without one give an `aria-label`. */
  label?: ReactNode;
  /** A second line in small. */
  hint?: ReactNode;
  /** It cannot be switched, and is grey with its label. */
  isDisabled?: boolean;
  /** Its form is not sent while it is off. */
  required?: boolean;
  /** Puts the switch at the end of the line, as in a side column. */
  isEnd?: boolean;
}

/**
 * On or off, with effect at once or on saving the form around it. Space and Enter switch it.
 *
 * @example <Switch isChecked={isLive} onChange={setIsLive} label="Sell in this shop" hint="Customers see it at once." />
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { isChecked, onChange, label, hint, isDisabled, isEnd = false, className, ...attributes },
  ref,
) {
  const ownId = useId();
  const id = attributes.id ?? ownId;
  const control = (
    <RadixSwitch
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      {...attributes}
      id={id}
      ref={ref}
      className="th-switch"
      checked={isChecked}
      disabled={isDisabled}
      onCheckedChange={onChange}
    />
  );
  if (label === undefined) return control;
  return (
    <Choice
      {...{ id, label, hint, isDisabled }}
      className={classNames("th-choice--switch", isEnd && "th-choice--end", className)}
    >
      {control}
    </Choice>
  );
});
