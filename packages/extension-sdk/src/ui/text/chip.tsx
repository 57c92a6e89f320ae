import { Plus, X } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";

/** What {@link Chip} takes. */
export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "value" | "children"> {
  /** What is filtered, such as "Payment". */
  label: string;
  /** What it is filtered by, such as "Paid". */
  value: ReactNode;
  /** Takes the filter away. */
  onRemove(): void;
}

/**
 * An active filter. Its body opens the filter again (it can be the trigger of a {@link Popover}), its cross removes it.
 *
 * @example
 * <Chip label="Payment" value="Paid" onClick={edit} onRemove={remove} />
 */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { label, value, onRemove, className, ...attributes },
  ref,
) {
  const { translate } = useUi();
  return (
    <span className={classNames("th-chip", className)}>
      <button type="button" {...attributes} ref={ref} className="th-chip__body">
        {label} <b className="th-chip__value">{value}</b>
      </button>
      <button
        type="button"
        className="th-chip__remove"
        aria-label={translate("ui.chip.remove", { name: label })}
        onClick={onRemove}
      >
        <X className="th-icon th-icon--small" aria-hidden="true" />
      </button>
    </span>
  );
});

/** What {@link AddFilterChip} takes. */
export interface AddFilterChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {}

/** The dashed chip that adds another one: "+ Filter", "+ Add". Can be the trigger of a menu or popover. */
export const AddFilterChip = forwardRef<HTMLButtonElement, AddFilterChipProps>(function AddFilterChip(
  { className, children, ...attributes },
  ref,
) {
  return (
    <button
      type="button"
      {...attributes}
      ref={ref}
      className={classNames("th-chip", "th-chip--add", className)}
    >
      <Plus className="th-icon th-icon--small" aria-hidden="true" />
      {children}
    </button>
  );
});
