import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { Checkbox, Item, Money, Status, Table, TableRow, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { useId } from "react";
import { variantDetails, variantPrice } from "./new-line";

type Variant = RecordOf<"variants">;

/** Props of {@link VariantTable}. */
export interface VariantTableProps {
  variants: readonly Variant[];
  chosen: ReadonlyMap<string, unknown>;
  onToggle(variant: Variant): void;
  currencyCode: string;
  isSingle: boolean;
  isBusy: boolean;
}

function Stock({ variant }: { variant: Variant }) {
  const { translate } = useHost();
  if (!variant.manage_inventory) return <span className="th-faint">{translate("variants.notCounted")}</span>;
  if (variant.inventory_quantity > 0)
    return (
      <>
        <span className="th-phone-only">{translate("variants.stock")} </span>
        {variant.inventory_quantity}
      </>
    );
  return variant.allow_backorder ? (
    translate("variants.backorder")
  ) : (
    <Status tone="negative" shape="alert">
      {translate("variants.outOfStock")}
    </Status>
  );
}

/** One page of variants; those that have no price in the currency say so and cannot be chosen. */
export function VariantTable(props: VariantTableProps) {
  const { variants, chosen, onToggle, currencyCode, isSingle, isBusy } = props;
  const { translate } = useHost();
  const id = useId();
  return (
    <Table label={translate("variants.title")} isInset isFlow hasMedia isBusy={isBusy}>
      <thead>
        <tr>
          <th scope="col" className="th-table__pick">
            <span className="th-hush">{translate("variants.choose")}</span>
          </th>
          <th scope="col">{translate("orders.line.item")}</th>
          <th scope="col" className="th-numeric">
            {translate("variants.stock")}
          </th>
          <th scope="col" className="th-numeric">
            {translate("variants.price")}
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => {
          const own = `${id}-${variant.id}`;
          const price = variantPrice(variant);
          const original = variant.original_price_incl_tax ?? variant.original_price ?? null;
          const picked = {
            id: own,
            "aria-describedby": `${own}-price`,
            disabled: price === null,
            checked: chosen.has(variant.id),
          };
          return (
            <TableRow key={variant.id} hasPick>
              <td data-area="pick" className="th-table__pick">
                {isSingle ? (
                  <input
                    {...picked}
                    className="th-checkbox th-checkbox--radio"
                    type="radio"
                    name={id}
                    onChange={() => onToggle(variant)}
                  />
                ) : (
                  <Checkbox
                    id={own}
                    aria-describedby={picked["aria-describedby"]}
                    isDisabled={picked.disabled}
                    isChecked={picked.checked}
                    onChange={() => onToggle(variant)}
                  />
                )}
              </td>
              <td data-area="a2" className="th-grow">
                <Item
                  thumbnail={<Thumbnail src={variant.product?.thumbnail} alt="" />}
                  name={
                    <label className="th-table__link" htmlFor={own}>
                      {variant.product?.title ?? variant.title}
                      <span className="th-hush">, {variantDetails(variant)}</span>
                    </label>
                  }
                  details={<span aria-hidden>{variantDetails(variant)}</span>}
                />
              </td>
              <td data-area="b1" className="th-numeric">
                <Stock variant={variant} />
              </td>
              <td data-area="a3" className="th-numeric" id={`${own}-price`}>
                {price === null ? (
                  <span className="th-muted">
                    {translate("variants.noPrice", { currency: currencyCode.toUpperCase() })}
                  </span>
                ) : (
                  <>
                    {original !== null && original !== price && (
                      <s className="th-faint">
                        <span className="th-hush">{translate("variants.original")} </span>
                        <Money amount={original} currencyCode={currencyCode} showCode={false} />
                      </s>
                    )}{" "}
                    <Money amount={price} currencyCode={currencyCode} />
                  </>
                )}
              </td>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}
