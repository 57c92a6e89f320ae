import { useHost } from "@tillhouse/extension-sdk";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Button } from "@tillhouse/extension-sdk/ui";
import { Minus, Plus } from "lucide-react";

/** Props of {@link QuantityInput}. */
export interface QuantityInputProps {
  /** What is counted. */
  item: string;
  /** `null` or `NaN` while what was typed is no quantity. */
  quantity: number | null;
  minimum?: number;
  maximum?: number;
  isDisabled?: boolean;
  onChange(quantity: number): void;
  onBlur?(): void;
}

/** How many: one less, one more, or typed. */
export function QuantityInput(props: QuantityInputProps) {
  const { item, quantity, minimum = 0, maximum = Number.POSITIVE_INFINITY, onChange, onBlur } = props;
  const { isDisabled = false } = props;
  const { translate } = useHost();
  const current = quantity === null || Number.isNaN(quantity) ? minimum : quantity;
  return (
    <div className="th-pick__quantity">
      <Button
        iconOnly
        label={translate("orders.lines.less", { item })}
        icon={<Minus className="th-icon" aria-hidden />}
        disabled={isDisabled || current <= minimum}
        onClick={() => onChange(current - 1)}
      />
      <NumberInput
        label={translate("orders.lines.quantityOf", { item })}
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
        label={translate("orders.lines.more", { item })}
        icon={<Plus className="th-icon" aria-hidden />}
        disabled={isDisabled || current >= maximum}
        onClick={() => onChange(current + 1)}
      />
    </div>
  );
}
