import { RecordPicker, type RecordPickerProps } from "../../kit/record-picker";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";
import { Money } from "../../ui/text/money";
import { Status } from "../../ui/text/status";
import { Thumbnail } from "../../ui/text/thumbnail";
import { type Pricing, variantDetails, variantPrice } from "./new-line";

/** A variant, as the store answers it for a region or a currency. */
type Variant = RecordOf<"variants">;

/** A dialog in which variants of the catalogue are chosen at the prices of one customer. */
export interface VariantPickerProps
  extends Pick<RecordPickerProps<"variants">, "title" | "subtitle" | "isSingle" | "onClose" | "onChoose"> {
  /** Whose prices are shown, and decide what can be chosen. */
  pricing: Pricing;
}

/** What is read of a variant: a page of them stays small. */
const selection = {
  fields: "id,title,sku,inventory_quantity,manage_inventory,allow_backorder",
  expand: "product,options",
  // Variants of a product stay together, and no page repeats one of the page before.
  order: "id",
};

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

function Price({ variant, currencyCode }: { variant: Variant; currencyCode: string }) {
  const { translate } = useHost();
  const price = variantPrice(variant);
  const original = variant.original_price_incl_tax ?? variant.original_price ?? null;
  if (price === null)
    return (
      <span className="th-muted">
        {translate("variants.noPrice", { currency: currencyCode.toUpperCase() })}
      </span>
    );
  return (
    <>
      {original !== null && original !== price && (
        <s className="th-faint">
          <span className="th-visually-hidden">{translate("variants.original")} </span>
          <Money amount={original} currencyCode={currencyCode} showCode={false} />
        </s>
      )}{" "}
      <Money amount={price} currencyCode={currencyCode} />
    </>
  );
}

/**
 * Chooses variants of the catalog, with what is in stock of them and what they cost whom it is for. What has no price in the
 * currency cannot be chosen.
 *
 * @example <VariantPicker title="Add items" pricing={order} onClose={close} onChoose={add} />
 */
export function VariantPicker({ pricing, ...props }: VariantPickerProps) {
  const { translate } = useHost();
  const { region_id, currency_code, customer_id } = pricing;
  return (
    <RecordPicker
      {...props}
      of="variants"
      query={{
        ...selection,
        ...(region_id ? { region_id } : { currency_code }),
        ...(customer_id && { customer_id }),
      }}
      searchLabel={translate("variants.search")}
      searchHint={translate("variants.searchHint")}
      label={translate("variants.title")}
      itemLabel={translate("orders.line.item")}
      item={(variant) => ({
        thumbnail: <Thumbnail src={variant.product?.thumbnail} alt="" />,
        name: variant.product?.title ?? variant.title,
        details: variantDetails(variant),
      })}
      columns={[
        { label: translate("variants.stock"), value: (variant) => <Stock variant={variant} /> },
        {
          label: translate("variants.price"),
          value: (variant) => <Price variant={variant} currencyCode={currency_code} />,
        },
      ]}
      canChoose={(variant) => variantPrice(variant) !== null}
      confirmLabel={(count) => {
        if (props.isSingle) return translate("variants.use");
        return count === 0 ? translate("variants.addTitle") : translate("variants.add", { count });
      }}
      failureTitle={translate("variants.notAdded")}
    />
  );
}
