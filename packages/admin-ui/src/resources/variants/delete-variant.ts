import { type DeleteContext, toAdminError } from "@tillhouse/extension-sdk";
import { runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import type { InventoryAnswer } from "./variant-cells";

/** What the store answers of inventory items: each with the variants that are made of it. */
interface ItemsAnswer {
  inventory_items: { id: string; variants?: { id: string }[] }[];
}

/**
 * Deletes a variant, and afterwards its inventory items that no other variant is made of. A variant that the store keeps, keeps
 * them; an item that somebody else has deleted meanwhile is as good.
 */
export async function deleteVariant({ id, host, progress, deletion }: DeleteContext): Promise<unknown> {
  const { custom } = host.client.admin;
  const hasItems = host.store?.modules?.some(({ module }) => module === "inventoryService") ?? false;
  const items: Step<string[]> = {
    id: "items",
    run: async () => {
      if (!hasItems) return [];
      const { variant } = await custom.get<InventoryAnswer>(`/variants/${id}/inventory`);
      return variant.inventory.map((item) => item.id);
    },
  };
  const leftovers: Step<null> = {
    id: "inventory",
    run: async ({ resultOf }) => {
      const ids = resultOf(items);
      if (ids.length === 0) return null;
      const { inventory_items: known } = await custom.get<ItemsAnswer>("/inventory-items", { id: ids });
      for (const item of known) {
        if (item.variants?.some((variant) => variant.id !== id)) continue;
        await custom.delete(`/inventory-items/${item.id}`).catch((error: unknown) => {
          if (toAdminError(error).code !== "not-found") throw error;
        });
      }
      return null;
    },
  };
  return runSteps([items, deletion, leftovers], {
    progress,
    explain: ({ step }) =>
      step.id === leftovers.id ? host.translate("variants.errors.itemLeft") : undefined,
  });
}
