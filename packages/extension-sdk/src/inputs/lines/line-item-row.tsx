import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "../../ui/base/class-names";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import type { FieldText } from "../../ui/controls/field";
import { Money } from "../../ui/text/money";
import { MoneyInput } from "../numbers/money-input";
import { QuantityInput, type QuantityInputProps } from "../numbers/quantity-input";

/** What one of a line costs, where that can be typed. */
export interface LineItemPrice extends Pick<FieldText, "label" | "hint" | "errors"> {
  /** In minor units; `null` where it has no price. */
  value: number | null;
  /** `null` where it was emptied: then whatever price holds without one is shown again. */
  onChange(value: number | null): void;
}

/** One item with its quantity, price and amount. */
export interface LineItemRowProps extends Omit<QuantityInputProps, "onChange"> {
  /** What it is: a `MediaObject`, or an input where it has no name yet. */
  children: ReactNode;
  /** Marks the line for whoever looks for it again, as `data-line`. */
  id?: string;
  /** Counts anew. Without it there is nothing to be counted: the line only stays to be seen. */
  onCount?(quantity: number): void;
  /** Currency of the price and the amount: ISO 4217 in small letters. */
  currencyCode: string;
  /** An input for the price of one. Left out: the price cannot be typed, and the amount names its currency. */
  price?: LineItemPrice;
  /** What all of it comes to, in minor units; nothing stands there when left out. */
  amount?: number | null;
  /** The amount is about to change. */
  isPending?: boolean;
  /** A button takes the line out. */
  onRemove?(): void;
  /** What can be done with the line, where that is more than to take it out. */
  end?: ReactNode;
}

function PriceInput({
  price,
  onBlur,
  ...common
}: Pick<LineItemRowProps, "currencyCode" | "onBlur"> & { price: LineItemPrice }) {
  // An emptied price stays empty while somebody types the next one.
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <MoneyInput
      {...common}
      {...price}
      isLabelHidden
      size="small"
      min={0}
      value={isEmptied ? null : price.value}
      onChange={(next) => {
        setIsEmptied(next === null);
        price.onChange(next);
      }}
      onBlur={() => {
        setIsEmptied(false);
        onBlur?.();
      }}
    />
  );
}

/**
 * A line of what somebody puts together, with how many of it, what it comes to and what can be done with it. It stands in a
 * list: `<ul className="th-line-items">`.
 *
 * @example
 * <LineItemRow item="Rain coat, M" quantity={2} minimum={1} onCount={setQuantity} onRemove={takeOut} amount={9900} currencyCode="eur">
 *   <Item name="Rain coat" details="M" />
 * </LineItemRow>
 */
export function LineItemRow(props: LineItemRowProps) {
  const { children, id, onCount, currencyCode, price, amount, isPending, onRemove, end, ...counted } = props;
  const { translate } = useUi();
  return (
    <li
      data-line={id}
      className={classNames(
        "th-line-items__line",
        price ? "th-line-items__line--priced" : "th-line-items__line--plain",
      )}
    >
      {children}
      {onCount ? (
        <QuantityInput {...counted} onChange={onCount} />
      ) : (
        <span className="th-line-items__quantity" />
      )}
      {price && (
        <div className="th-line-items__price">
          <PriceInput price={price} currencyCode={currencyCode} onBlur={counted.onBlur} />
        </div>
      )}
      <span className="th-line-items__amount">
        {amount !== undefined && (
          <Money
            amount={amount}
            currencyCode={currencyCode}
            tone={isPending ? "faint" : undefined}
            showCode={price === undefined}
          />
        )}
      </span>
      {end ?? (
        <Button
          variant="ghost"
          size="small"
          iconOnly
          label={translate("ui.remove", { name: counted.item })}
          icon={<X className="th-icon" aria-hidden />}
          disabled={counted.isDisabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
