import { type CustomFieldProps, useFormRecord, useHost, usePendingField } from "@tillhouse/extension-sdk";
import { useLocations } from "@tillhouse/extension-sdk/commerce";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Skeleton } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import type { LevelValue } from "./variant-actions";
import { useInventory } from "./variant-cells";

/** How much lies at each place of the store, for each item that the variant is made of. An empty one is not kept there. */
export function StockLevels({ value, onChange, onBlur }: CustomFieldProps<LevelValue[]>) {
  const { translate } = useHost();
  const { record } = useFormRecord<"variants">();
  const { data, error, isLoading, refetch } = useInventory(record.id);
  const { locations, isLoading: isReadingPlaces } = useLocations();
  const { suggest } = useFormRecord<"variants">();
  usePendingField(isLoading || isReadingPlaces);
  const items = data?.variant.inventory ?? [];
  const isReady = data !== undefined && !isReadingPlaces;
  const known = items.flatMap((item) =>
    locations.map(({ id }): LevelValue => {
      const level = item.location_levels?.find(({ location_id }) => location_id === id);
      const was = level?.stocked_quantity ?? null;
      return { item_id: item.id, location_id: id, stocked: was, was };
    }),
  );
  const isUnset = isReady && value.length !== known.length;
  useLayoutEffect(() => {
    if (isUnset) suggest("levels", known);
  });
  const set = (changed: LevelValue, stocked: number | null) =>
    onChange(value.map((level) => (level === changed ? { ...level, stocked } : level)));
  const levelOf = (id: string, place: string) =>
    items.find((item) => item.id === id)?.location_levels?.find(({ location_id }) => location_id === place);
  if (error !== null)
    return (
      <ReadProblem error={error} refetch={refetch}>
        {translate("orders.stock.unknown")}
      </ReadProblem>
    );
  if (!isReady) return <Skeleton width="60%" />;
  if (items.length === 0) return <p className="th-muted">{translate("variants.noItem")}</p>;
  if (locations.length === 0) return <p className="th-muted">{translate("variants.noLocations")}</p>;
  return (
    <div className="th-fields">
      {value.map((level) => {
        const item = items.find(({ id }) => id === level.item_id);
        const place = locations.find(({ id }) => id === level.location_id)?.name ?? level.location_id;
        const reserved = levelOf(level.item_id, level.location_id)?.reserved_quantity ?? 0;
        return (
          <NumberInput
            key={`${level.item_id} ${level.location_id}`}
            label={items.length > 1 ? `${place} · ${item?.sku ?? item?.id ?? ""}` : place}
            note={reserved > 0 ? translate("variants.reservedThere", { count: reserved }) : undefined}
            digits={0}
            // What is kept back for orders has to lie there.
            min={0}
            step={1}
            value={level.stocked}
            onChange={(stocked) => set(level, stocked)}
            onBlur={onBlur}
          />
        );
      })}
    </div>
  );
}
