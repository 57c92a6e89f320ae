import {
  type CustomFieldProps,
  useFeatureFlag,
  useFormRecord,
  useHost,
  usePendingField,
} from "@tillhouse/extension-sdk";
import {
  combinationCount,
  combinationsLimit,
  type OptionChoice,
  useLocations,
} from "@tillhouse/extension-sdk/commerce";
import { Banner, Field, FormErrors, Select, Switch } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import { chosenChannels, proposedLocation } from "./proposed-location";
import {
  keepRows,
  type NewVariants,
  namedOptions,
  noVariants,
  rowsOf,
  type VariantRow,
} from "./variant-rows";
import { VariantTable } from "./variant-table";

/** The variants that the options of a new product make, each with its prices, its stock and its codes. */
export default function VariantsField(props: CustomFieldProps<NewVariants | null>) {
  const { value, onChange, onBlur, errors, ...text } = props;
  const { translate, store } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const { values, suggest } = useFormRecord<"products">();
  const variants = value ?? noVariants;
  // The form of a new product has a field of that name.
  const options = (values.option_choices ?? []) as readonly OptionChoice[];
  const rows = rowsOf(options, variants.rows);
  const hasPlaces = isFeatureEnabled("inventoryService") && isFeatureEnabled("stockLocationService");
  const { locations, isLoading } = useLocations({ isWanted: hasPlaces, hasChannels: true });
  usePendingField(isLoading);
  const proposed =
    variants.location_id === null
      ? proposedLocation(locations, chosenChannels(values.sales_channels, store))?.id
      : undefined;
  // Before anybody can type again: what they type next must not be undone.
  useLayoutEffect(() => {
    if (proposed !== undefined) suggest("variant_rows", { ...variants, location_id: proposed });
  });
  const change = (part: Partial<NewVariants>) => onChange({ ...variants, ...part });
  const count = combinationCount(namedOptions(options));
  return (
    <Field {...text} isLabelHidden>
      <div className="th-variants__settings">
        <Switch
          label={translate("products.variants.manageInventory")}
          isChecked={variants.manage_inventory}
          onChange={(manage_inventory) => change({ manage_inventory })}
        />
        <Switch
          label={translate("products.variants.allowBackorder")}
          isChecked={variants.allow_backorder}
          onChange={(allow_backorder) => change({ allow_backorder })}
        />
        {variants.manage_inventory && locations.length > 1 && (
          <Select
            label={translate("products.variants.location")}
            value={variants.location_id ?? ""}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => change({ location_id: currentTarget.value })}
          />
        )}
      </div>
      {count > combinationsLimit && (
        <Banner tone="caution">
          {translate("products.variants.tooMany", { count, limit: combinationsLimit })}
        </Banner>
      )}
      {rows.length > 0 && (
        <VariantTable
          rows={rows}
          hasStock={variants.manage_inventory}
          hasCombinations={namedOptions(options).length > 0}
          onChange={(changed: VariantRow[]) => change({ rows: keepRows(variants.rows, changed) })}
          onBlur={onBlur}
        />
      )}
      {Array.isArray(errors) && errors.length > 0 && <FormErrors errors={errors} />}
    </Field>
  );
}
