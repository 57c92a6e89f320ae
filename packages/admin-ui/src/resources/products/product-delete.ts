import { formatNumber, type Host, type RecordOf, toAdminError } from "@tillhouse/extension-sdk";
import { type DeleteRule, runSteps, type Step } from "@tillhouse/extension-sdk/tasks";

/** A variant, and what it takes from the stock. */
interface StockedVariant {
  id: string;
  inventory_items?: readonly { inventory_item_id: string }[] | null;
}

/** What is counted in stock, with all variants that are made of it. */
interface StockedItem {
  id: string;
  stocked_quantity?: number;
  variants?: readonly { id: string }[];
}

/** How many records are read in one call. */
const atOnce = 100;

/** The inventory items that no variant but those of the product is made of. */
export function onlyOf(variants: readonly StockedVariant[], items: readonly StockedItem[]): StockedItem[] {
  const own = new Set(variants.map(({ id }) => id));
  const used = new Set(
    variants.flatMap(({ inventory_items }) => inventory_items ?? []).map((item) => item.inventory_item_id),
  );
  return items.filter((item) => used.has(item.id) && (item.variants ?? []).every(({ id }) => own.has(id)));
}

/** All variants of a product, whatever their number. The list of them counts no stock, so it is quick. */
async function readVariants(id: string, { client }: Host): Promise<StockedVariant[]> {
  const path = `/products/${encodeURIComponent(id)}/variants`;
  const variants: StockedVariant[] = [];
  for (;;) {
    const page = await client.admin.custom.get<{ variants: StockedVariant[]; count: number }>(path, {
      fields: "id",
      expand: "inventory_items",
      limit: atOnce,
      offset: variants.length,
    });
    variants.push(...page.variants);
    if (page.variants.length === 0 || variants.length >= page.count) return variants;
  }
}

/** What goes with a product: its variants, and what is in stock for them alone. */
async function readGoing(
  id: string,
  host: Host,
): Promise<{ variants: readonly StockedVariant[]; items: readonly StockedItem[] }> {
  const variants = await readVariants(id, host);
  const ids = [
    ...new Set(
      variants.flatMap(({ inventory_items }) => inventory_items ?? []).map((item) => item.inventory_item_id),
    ),
  ];
  const items: StockedItem[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const page = await host.client.admin.custom.get<{ inventory_items: StockedItem[] }>("/inventory-items", {
      id: ids.slice(from, from + atOnce),
      limit: atOnce,
    });
    items.push(...page.inventory_items);
  }
  return { variants, items: onlyOf(variants, items) };
}

/** Whether there is nothing at an address any more. */
async function isGone(path: string, { client }: Host): Promise<true | undefined> {
  try {
    await client.admin.custom.get(path, { fields: "id" });
    return undefined;
  } catch (error) {
    if (toAdminError(error).code === "not-found") return true;
    throw error;
  }
}

function deletion(id: string, path: string, host: Host): Step {
  return {
    id,
    // Where nothing was noted it is there: somebody has just looked.
    find: (noted) => noted && isGone(path, host),
    run: () => host.client.admin.custom.delete(path),
  };
}

/**
 * How products are deleted: the product first, and then what is in stock for it alone. The other way round stock would be gone for a
 * product that could not be deleted.
 */
export const productDelete: DeleteRule<RecordOf<"products">> = {
  confirm: "asked",
  consequences: async ({ id }, host) => {
    const { variants, items } = await readGoing(id, host);
    const units = items.reduce((sum, { stocked_quantity }) => sum + (stocked_quantity ?? 0), 0);
    return [
      host.translate("products.goes.variants", { count: variants.length }),
      ...(items.length > 0
        ? [
            host.translate("products.goes.items", {
              count: items.length,
              units: formatNumber(units, host.locale),
            }),
          ]
        : []),
    ];
  },
  run: async ({ id, host, progress, deletion: product }) => {
    // Once the product is gone nobody can tell any more what it was made of.
    const items: Step<string[]> = {
      id: "items",
      run: async () => (await readGoing(id, host)).items.map((item) => item.id),
    };
    await runSteps([items, product], { progress });
    const noted = progress.get<{ result?: string[] }>(items.id)?.result ?? [];
    await runSteps(
      noted.map((item) => deletion(item, `/inventory-items/${encodeURIComponent(item)}`, host)),
      {
        progress,
        explain: (_, { failures }) => host.translate("products.itemsLeft", { count: failures.length }),
        onFailure: "stop",
      },
    );
  },
};
