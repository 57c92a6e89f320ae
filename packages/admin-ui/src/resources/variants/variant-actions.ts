import { type ActionContext, defineAction, field, lazyExport, type RecordOf } from "@tillhouse/extension-sdk";
import { runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { Boxes, CircleOff, PackageCheck, PackagePlus, PackageX } from "lucide-react";
import { array, int, minimum, nullable, number, object, string } from "zod/mini";
import type { InventoryAnswer } from "./variant-cells";

type Variant = RecordOf<"variants">;

/** How much is to lie at a place, and how much lay there when the form was opened; `null` where it is not kept there. */
export interface LevelValue {
  item_id: string;
  location_id: string;
  stocked: number | null;
  was: number | null;
}

const levelsSchema = array(
  object({
    item_id: string(),
    location_id: string(),
    stocked: nullable(number().check(int("ui.number.integer"), minimum(0, "variants.errors.negative"))),
    was: nullable(number()),
  }),
);

/** Writes what was changed, place by place; each can be written twice, and none is told before all are there. */
function setStock({ values, host, progress }: ActionContext<Variant, { levels: LevelValue[] }>) {
  const { custom } = host.client.admin;
  const steps = values.levels
    .filter(({ stocked, was }) => stocked !== was)
    .map(({ item_id, location_id, stocked, was }): Step => {
      const levels = `/inventory-items/${item_id}/location-levels`;
      return {
        id: `${item_id} ${location_id}`,
        run: () =>
          stocked === null
            ? custom.delete(`${levels}/${location_id}`)
            : was === null
              ? // The store sets the quantity of a level that is there already.
                custom.post(levels, { location_id, stocked_quantity: stocked })
              : custom.post(`${levels}/${location_id}`, { stocked_quantity: stocked }),
      };
    });
  return runSteps(steps, { progress });
}

/** Counts the stock of a variant: with the inventory module it needs an item for that, before it is said to be counted. */
function trackStock({ record, host, progress }: ActionContext<Variant>) {
  const { custom } = host.client.admin;
  const hasModule = host.store?.modules?.some(({ module }) => module === "inventoryService") ?? false;
  const hasItem = async () => {
    const { variant } = await custom.get<InventoryAnswer>(`/variants/${record.id}/inventory`);
    return variant.inventory.length > 0 || undefined;
  };
  const item: Step = {
    id: "item",
    find: hasItem,
    run: () =>
      custom.post("/inventory-items", { variant_id: record.id, ...(record.sku && { sku: record.sku }) }),
  };
  const counted: Step = {
    id: "counted",
    run: () =>
      custom.post(`/products/${record.product_id}/variants/${record.id}`, { manage_inventory: true }),
  };
  return runSteps(hasModule ? [item, counted] : [counted], { progress });
}

/** What can be done with a variant beside editing, copying and deleting it. */
export const variantActions = [
  defineAction("variants", {
    id: "setStock",
    icon: Boxes,
    requires: ["inventoryService", "stockLocationService"],
    when: ({ manage_inventory }) => manage_inventory,
    form: {
      schema: object({ levels: levelsSchema }),
      fields: [
        field.custom("levels", {
          load: lazyExport(() => import("./stock-field"), "StockLevels"),
        }),
      ],
      fromRecord: () => ({ levels: [] }),
    },
    run: setStock,
  }),
  {
    id: "trackStock",
    icon: PackageCheck,
    isBulk: true,
    when: ({ manage_inventory }: Variant) => !manage_inventory,
    run: trackStock,
    isDone: ({ manage_inventory }: Variant) => manage_inventory,
    undo: "untrackStock",
  },
  {
    id: "untrackStock",
    icon: CircleOff,
    isBulk: true,
    when: ({ manage_inventory }: Variant) => manage_inventory,
    run: { update: { manage_inventory: false } },
    undo: "trackStock",
  },
  {
    id: "allowBackorder",
    icon: PackagePlus,
    isBulk: true,
    when: ({ allow_backorder, manage_inventory }: Variant) => manage_inventory && !allow_backorder,
    run: { update: { allow_backorder: true } },
    undo: "refuseBackorder",
  },
  {
    id: "refuseBackorder",
    icon: PackageX,
    isBulk: true,
    when: ({ allow_backorder, manage_inventory }: Variant) => manage_inventory && allow_backorder,
    run: { update: { allow_backorder: false } },
    undo: "allowBackorder",
  },
] as const;
