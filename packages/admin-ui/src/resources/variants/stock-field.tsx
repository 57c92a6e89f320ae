import { type CustomFieldProps, useFormRecord } from "@tillhouse/extension-sdk";
import { StockLevelsField, type StockLevelValue } from "@tillhouse/extension-sdk/commerce";
import { useInventory } from "./variant-cells";

/** How much lies at each place of the store, for each item that the variant is made of. */
export function StockLevels(props: CustomFieldProps<StockLevelValue[]>) {
  const { record } = useFormRecord<"variants">();
  const { data, error, refetch } = useInventory(record.id);
  return <StockLevelsField {...props} items={data?.variant.inventory} error={error} refetch={refetch} />;
}
