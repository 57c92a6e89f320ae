import { type ActionContext, defineAction, field, lazyExport, type RecordOf } from "@tillhouse/extension-sdk";
import { saveStockLevels, stockLevelsSchema } from "@tillhouse/extension-sdk/commerce";
import { runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { Boxes, CircleOff, PackageCheck, PackagePlus, PackageX, ShoppingCart } from "lucide-react";
import { object } from "zod/mini";
import type { InventoryAnswer } from "./variant-cells";

type Variant = RecordOf<"variants">;

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
      schema: object({ levels: stockLevelsSchema }),
      fields: [
        field.custom("levels", {
          load: lazyExport(() => import("./stock-field"), "StockLevels"),
        }),
      ],
      fromRecord: () => ({ levels: [] }),
    },
    invalidates: ["inventory-items"],
    run: ({ values: { levels }, host, progress }) => saveStockLevels(levels, { host, progress }),
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
  {
    id: "checkPurchasable",
    icon: ShoppingCart,
    run: { open: () => import("./variant-purchasable") },
  },
] as const;
