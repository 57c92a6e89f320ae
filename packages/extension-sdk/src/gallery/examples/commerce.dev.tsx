import { useState } from "react";
import {
  AddVariants,
  LineReservation,
  LinesTable,
  type NewLine,
  NewLines,
  PurchasableCheck,
  ReservedState,
  type StockItem,
  StockLevelsField,
  type StockLevelValue,
  TrialPurchaseFields,
  totalsOf,
  useReservations,
  useTrialPurchase,
  VariantPicker,
} from "../../commerce";
import { useAdminQuery, useHost, useRecord, useRecords } from "../../index";
import { Button, Skeleton } from "../../ui";

/** An order of the store with everything that its lines show. */
function useFirstOrder() {
  const { records } = useRecords("orders", { limit: 1 });
  const { record } = useRecord("orders", records[0]?.id ?? "", {
    expand: "items,items.adjustments,items.tax_lines,items.variant,discounts,payments,region",
  });
  return record;
}

/** What was bought, at which prices, and what it adds up to. */
export function LinesTableExample() {
  const { locale } = useHost();
  const order = useFirstOrder();
  if (order === undefined) return <Skeleton width="100%" />;
  return (
    <LinesTable
      label="Items"
      lines={order.items ?? []}
      currencyCode={order.currency_code}
      discounts={order.discounts}
      totals={totalsOf(order, locale)}
    />
  );
}

/** How much of an order is reserved in stock; press a line to see where. */
export function LineReservationExample() {
  const order = useFirstOrder();
  const lines = order?.items ?? [];
  const reservations = useReservations(lines);
  return (
    <>
      <ReservedState lines={lines} reservations={reservations} />
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line.title} <LineReservation line={line} reservations={reservations} action={null} />
          </li>
        ))}
      </ul>
    </>
  );
}

const pricing = { currency_code: "eur" };

/** Variants that are about to be added, with how many of each. */
export function NewLinesExample() {
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  return <NewLines label="Items" value={lines} onChange={setLines} pricing={pricing} />;
}

/** A button that adds variants, where what becomes of them is shown elsewhere. */
export function AddVariantsExample() {
  const [skus, setSkus] = useState<readonly (string | null)[]>([]);
  return (
    <>
      <AddVariants pricing={pricing} onChoose={(chosen) => setSkus(chosen.map(({ sku }) => sku))} />
      <p>{skus.join(", ")}</p>
    </>
  );
}

/** One variant, chosen at the price that its buyer would pay. */
export function VariantPickerExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Choose a variant…</Button>
      {isOpen && (
        <VariantPicker title="Choose a variant" pricing={pricing} isSingle onClose={close} onChoose={close} />
      )}
    </>
  );
}

/** How much of an item is stocked at each location: a number, or what comes and goes, as +12. */
export function StockLevelsFieldExample() {
  const [levels, setLevels] = useState<StockLevelValue[]>([]);
  const { data, error, refetch } = useAdminQuery<{ inventory_items: StockItem[] }>(
    "inventory-items",
    "/inventory-items",
    { query: { limit: 1 } },
  );
  return (
    <StockLevelsField
      label="Stock"
      value={levels}
      onChange={setLevels}
      onBlur={() => undefined}
      items={data?.inventory_items}
      error={error}
      refetch={refetch}
    />
  );
}

/** Who buys what: asked before a price, a tax or a discount is tried out. */
export function TrialPurchaseFieldsExample() {
  return <TrialPurchaseFields purchase={useTrialPurchase()} />;
}

/** Whether customers can buy a product, and each reason why not. */
export function PurchasableCheckExample() {
  const { records } = useRecords("products", { limit: 1 });
  const [product] = records;
  return product === undefined ? <Skeleton width="100%" /> : <PurchasableCheck productId={product.id} />;
}
