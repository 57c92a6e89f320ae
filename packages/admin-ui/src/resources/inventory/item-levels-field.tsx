import { type CustomFieldProps, useFormRecord } from "@tillhouse/extension-sdk";
import {
  type LevelQuantity,
  StockLevelsField,
  type StockLevelValue,
} from "@tillhouse/extension-sdk/commerce";
import { useStockItem } from "./use-stock-item";

function Levels({ quantity, ...props }: CustomFieldProps<StockLevelValue[]> & { quantity?: LevelQuantity }) {
  const { record } = useFormRecord<"inventory-items">();
  const { item, error, refetch } = useStockItem(record.id);
  return (
    <StockLevelsField {...props} items={item && [item]} error={error} refetch={refetch} quantity={quantity} />
  );
}

/** How much of the form's item is stocked at each location of the store. */
export function ItemLevels(props: CustomFieldProps<StockLevelValue[]>) {
  return <Levels {...props} />;
}

/** How much of the form's item is on its way to each location that stocks it. */
export function IncomingLevels(props: CustomFieldProps<StockLevelValue[]>) {
  return <Levels {...props} quantity="incoming_quantity" />;
}
