import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { useUi } from "../ui/ui-context";
import { QuantityInput, type QuantityInputProps } from "./quantity-input";

/** Props of {@link PickedLine}. */
export interface PickedLineProps extends Omit<QuantityInputProps, "onChange"> {
  /** What it is: an `Item`, or an input where it has no name yet. */
  children: ReactNode;
  /** Marks the line for whoever looks for it again, as `data-line`. */
  id?: string;
  /** Counts anew. Without it there is nothing to be counted: the line only stays to be seen. */
  onCount?(quantity: number): void;
  /** An input for what one of it costs. */
  price?: ReactNode;
  /** What all of it comes to. */
  amount?: ReactNode;
  /** A button takes the line out. */
  onRemove?(): void;
  /** What can be done with the line, where that is more than to take it out. */
  end?: ReactNode;
}

/**
 * A line of what somebody puts together, with how many of it, what it comes to and what can be done with it. It stands in a
 * list: `<ul className="th-pick">`.
 *
 * @example
 * <PickedLine item="Rain coat, M" quantity={2} minimum={1} onCount={setQuantity} onRemove={takeOut} amount={<Money … />}>
 *   <Item name="Rain coat" details="M" />
 * </PickedLine>
 */
export function PickedLine(props: PickedLineProps) {
  const { children, id, onCount, price, amount, onRemove, end, ...quantity } = props;
  const { translate } = useUi();
  return (
    <li
      data-line={id}
      className={classNames(
        "th-pick__line",
        price === undefined ? "th-pick__line--plain" : "th-pick__line--priced",
      )}
    >
      {children}
      {onCount === undefined ? (
        <span className="th-pick__quantity" />
      ) : (
        <QuantityInput {...quantity} onChange={onCount} />
      )}
      {price !== undefined && <div className="th-pick__price">{price}</div>}
      <span className="th-pick__amount">{amount}</span>
      {end ?? (
        <Button
          variant="ghost"
          size="small"
          iconOnly
          label={translate("ui.remove", { name: quantity.item })}
          icon={<X className="th-icon" aria-hidden />}
          disabled={quantity.isDisabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
