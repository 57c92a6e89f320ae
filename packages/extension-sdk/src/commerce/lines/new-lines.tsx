import { LineItemRow } from "../../inputs/lines/line-item-row";
import { Field, type FieldText } from "../../ui/controls/field";
import { MediaObject } from "../../ui/layout/media-object";
import { Thumbnail } from "../../ui/text/thumbnail";
import { AddVariants } from "./add-variants";
import { type NewLine, newLineOf, type Pricing, withVariants } from "./new-line";

/** Items that are about to be added, one for each variant. */
export interface NewLinesProps extends FieldText {
  /** The lines so far, one for each variant. */
  value: readonly NewLine[];
  /** Called with all lines after one was added, counted anew or taken out. */
  onChange(lines: NewLine[]): void;
  /** Called when somebody leaves a quantity. */
  onBlur?(): void;
  /** `undefined` until it is known whose prices are meant: until a region was chosen. */
  pricing: Pricing | undefined;
}

/**
 * Lines that are about to be added: variants from the catalog, and how many of each.
 *
 * @example <NewLines label="Items" value={lines} onChange={setLines} pricing={order} />
 */
export function NewLines({ value, onChange, onBlur, pricing, ...field }: NewLinesProps) {
  return (
    <Field {...field}>
      {value.length > 0 && pricing !== undefined && (
        <ul className="th-line-items">
          {value.map((line) => (
            <LineItemRow
              key={line.variant_id}
              item={[line.title, line.details].filter(Boolean).join(", ")}
              quantity={line.quantity}
              minimum={1}
              onCount={(quantity) =>
                onChange(value.map((other) => (other === line ? { ...line, quantity } : other)))
              }
              onBlur={onBlur}
              amount={line.unit_price}
              currencyCode={pricing.currency_code}
              onRemove={() => onChange(value.filter((other) => other !== line))}
            >
              <MediaObject
                thumbnail={<Thumbnail src={line.thumbnail} alt="" />}
                name={line.title}
                details={line.details}
              />
            </LineItemRow>
          ))}
        </ul>
      )}
      <div>
        <AddVariants
          pricing={pricing}
          onChoose={(chosen) => onChange(withVariants(value, chosen, newLineOf))}
        />
      </div>
    </Field>
  );
}
