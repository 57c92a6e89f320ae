import type { ReactNode } from "react";
import { classNames } from "../base/class-names";

/** A control and what stands beside it. */
export interface ChoiceProps {
  /** Id of the control. */
  id: string;
  /** A press on it presses the control, too. */
  label: ReactNode;
  /** A second line in small, which describes the control. */
  hint?: ReactNode;
  /** Label and hint are grey. */
  isDisabled?: boolean;
  /** Further classes of the line. */
  className?: string;
  /** The checkbox, radio button or switch. */
  children: ReactNode;
}

/** A control with its label beside it and a hint under that. Internal: Checkbox, Radio and Switch bring it along. */
export function Choice({ id, label, hint, isDisabled, className, children }: ChoiceProps) {
  return (
    <div className={classNames("th-choice", className)} data-disabled={isDisabled || undefined}>
      {children}
      <div className="th-choice__text">
        <label className="th-choice__label" htmlFor={id}>
          {label}
        </label>
        {/* Outside the label: it describes the control and is no part of its name. */}
        {hint !== undefined && (
          <span className="th-choice__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
