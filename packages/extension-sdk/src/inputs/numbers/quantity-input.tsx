import { Minus, Plus } from "lucide-react";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { NumberInput } from "./number-input";

/** The quantity of an item, with its bounds. */
export interface QuantityInputProps {
  /** What is counted; the labels of the field and its buttons name it. */
  item: string;
  /** `null` or `NaN` while what was typed is no quantity. */
  quantity: number | null;
  /** 0 when left out. */
  minimum?: number;
  /** Any when left out. */
  maximum?: number;
  /** The buttons and the field do nothing. Left out: they can be used. */
  isDisabled?: boolean;
  /** Called with each change: a whole number, or `NaN` where what was typed is none or beyond the limits. */
  onChange(quantity: number): void;
  /** Called when somebody leaves the field, not when a button is pressed. */
  onBlur?(): void;
}

/**
 * How many: one less, one more, or typed. What is typed and is no quantity is reported as `NaN` and stays to be seen.
 *
 * @example <QuantityInput item="Rain coat, M" quantity={quantity} minimum={1} maximum={4} onChange={setQuantity} />
 */
export function QuantityInput(props: QuantityInputProps) {
  const { item, quantity, minimum = 0, maximum = Number.POSITIVE_INFINITY, onChange, onBlur } = props;
  const { isDisabled = false } = props;
  const { translate } = useUi();
  const current = quantity === null || Number.isNaN(quantity) ? minimum : quantity;
  return (
    <div className="th-line-items__quantity">
      <Button
        iconOnly
        label={translate("ui.quantity.less", { item })}
        icon={<Minus className="th-icon" aria-hidden />}
        disabled={isDisabled || current <= minimum}
        onClick={() => onChange(current - 1)}
      />
      <NumberInput
        label={translate("ui.quantity.of", { item })}
        isLabelHidden
        size="small"
        digits={0}
        min={minimum}
        max={Number.isFinite(maximum) ? maximum : undefined}
        step={1}
        disabled={isDisabled}
        // None is an empty field: the person types the number, and not before a zero.
        value={quantity === 0 ? null : quantity}
        onChange={(next) => onChange(next ?? (minimum === 0 ? 0 : Number.NaN))}
        onBlur={onBlur}
        placeholder={minimum === 0 ? "0" : undefined}
      />
      <Button
        iconOnly
        label={translate("ui.quantity.more", { item })}
        icon={<Plus className="th-icon" aria-hidden />}
        disabled={isDisabled || current >= maximum}
        onClick={() => onChange(current + 1)}
      />
    </div>
  );
}
