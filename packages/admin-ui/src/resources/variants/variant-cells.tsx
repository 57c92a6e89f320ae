import {
  type CustomCell,
  formatNumber,
  type RecordOf,
  useAdminQuery,
  useFeatureFlag,
  useHost,
} from "@tillhouse/extension-sdk";
import { basePrice, sortedOptionValues } from "@tillhouse/extension-sdk/commerce";
import { Description, DescriptionList, Money, Status } from "@tillhouse/extension-sdk/ui";

type Variant = RecordOf<"variants">;

/** Stock below this is worth a look. */
const lowStock = 20;

/** The values of the options, in the order of the options. */
function optionText(variant: Pick<Variant, "title" | "options">): string {
  return sortedOptionValues(variant)
    .map(({ value }) => value)
    .join(" · ");
}

/** What the variant is, beside the other ones of its product. */
export const optionsCell: CustomCell<Variant> = {
  id: "options",
  sort: false,
  expand: "options",
  text: optionText,
  render: (variant) => optionText(variant) || "–",
};

function DefaultPrice({ variant }: { variant: Variant }) {
  const { store, locale } = useHost();
  const code = store?.default_currency_code;
  const price = code === undefined ? undefined : basePrice(variant.prices ?? [], code);
  if (price === undefined) return <span className="th-faint">–</span>;
  return <Money amount={price.amount} currencyCode={price.currency_code} locale={locale} />;
}

/** The variant's own price in the store's default currency. Its editor has the prices in all of them. */
export const priceCell: CustomCell<Variant> = {
  id: "prices",
  sort: false,
  align: "end",
  expand: "prices",
  mobile: "end",
  canEdit: true,
  render: (variant) => <DefaultPrice variant={variant} />,
};

function Stock({ variant }: { variant: Variant }) {
  const { translate, locale } = useHost();
  const {
    inventory_quantity: quantity,
    manage_inventory: isManaged,
    allow_backorder: isBackordered,
  } = variant;
  if (!isManaged) return <span className="th-faint">{translate("variants.notCounted")}</span>;
  const shown = formatNumber(quantity, locale);
  if (quantity > lowStock || (quantity <= 0 && isBackordered)) return shown;
  return (
    <Status tone={quantity > 0 ? "caution" : "negative"} shape={quantity > 0 ? "wedge" : "alert"}>
      {shown}
    </Status>
  );
}

/** How many there are; with the inventory module those that can be sold, in all places. */
export const stockCell: CustomCell<Variant> = {
  id: "inventory_quantity",
  align: "end",
  sort: "inventory_quantity",
  mobile: "note",
  canEdit: true,
  text: ({ manage_inventory, inventory_quantity }) => (manage_inventory ? String(inventory_quantity) : ""),
  render: (variant) => <Stock variant={variant} />,
};

function OptionList({ variant }: { variant: Variant }) {
  return (
    <DescriptionList>
      {sortedOptionValues(variant).map(({ id, option, value }) => (
        <Description key={id} label={option?.title ?? ""}>
          {value}
        </Description>
      ))}
    </DescriptionList>
  );
}

/** Which option has which value. */
export const optionFacts: CustomCell<Variant> = {
  id: "options",
  text: optionText,
  render: (variant) => <OptionList variant={variant} />,
};

/** What is kept in places of one inventory item. */
export interface InventoryAnswer {
  variant: {
    inventory: readonly {
      id: string;
      sku: string | null;
      title?: string | null;
      location_levels?: readonly {
        id: string;
        location_id: string;
        stocked_quantity: number;
        reserved_quantity: number;
        incoming_quantity: number;
      }[];
    }[];
  };
}

/** The inventory items of a variant, where the store has the module. */
export function useInventory(id: string) {
  const { isFeatureEnabled } = useFeatureFlag();
  const isWanted = isFeatureEnabled("inventoryService");
  return {
    ...useAdminQuery<InventoryAnswer>("variants", `/variants/${id}/inventory`, { isWanted }),
    isWanted,
  };
}
