import { useHost } from "@tillhouse/extension-sdk";
import { QuantityInput } from "@tillhouse/extension-sdk/inputs";
import { Button, Field, type FieldText, Item, Money, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { type NewLine, type Pricing, withVariants } from "./new-line";
import { VariantPicker } from "./variant-picker";

/** Props of {@link NewLines}. */
export interface NewLinesProps extends FieldText {
  value: readonly NewLine[];
  onChange(lines: NewLine[]): void;
  onBlur?(): void;
  /** `undefined` until it is known whose prices are meant: until a region was chosen. */
  pricing: Pricing | undefined;
}

/** Lines that are about to be added: variants from the catalog, and how many of each. */
export function NewLines({ value, onChange, onBlur, pricing, ...field }: NewLinesProps) {
  const { translate } = useHost();
  const [isPicking, setIsPicking] = useState(false);
  const change = (id: string, quantity: number) =>
    onChange(value.map((line) => (line.variant_id === id ? { ...line, quantity } : line)));
  return (
    <Field {...field}>
      {value.length > 0 && pricing !== undefined && (
        <ul className="th-pick">
          {value.map(({ variant_id, quantity, title, details, thumbnail, unit_price }) => (
            <li key={variant_id} className="th-pick__line th-pick__line--plain">
              <Item thumbnail={<Thumbnail src={thumbnail} alt="" />} name={title} details={details} />
              <QuantityInput
                item={[title, details].filter(Boolean).join(", ")}
                quantity={quantity}
                minimum={1}
                onChange={(next) => change(variant_id, next)}
                onBlur={onBlur}
              />
              <span className="th-pick__amount">
                <Money amount={unit_price} currencyCode={pricing.currency_code} />
              </span>
              <Button
                variant="ghost"
                iconOnly
                label={translate("members.remove", { title: [title, details].filter(Boolean).join(", ") })}
                icon={<X className="th-icon" aria-hidden />}
                onClick={() => onChange(value.filter((line) => line.variant_id !== variant_id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={<Plus className="th-icon" aria-hidden />}
          disabled={pricing === undefined}
          onClick={() => setIsPicking(true)}
        >
          {translate("variants.addItems")}
        </Button>
      </div>
      {isPicking && pricing !== undefined && (
        <VariantPicker
          title={translate("variants.addTitle")}
          pricing={pricing}
          onClose={() => setIsPicking(false)}
          onChoose={(chosen) => {
            onChange(withVariants(value, chosen));
            setIsPicking(false);
          }}
        />
      )}
    </Field>
  );
}
