import type { RecordOf } from "@tillhouse/extension-sdk";
import type { DeleteRule } from "@tillhouse/extension-sdk/tasks";

type Item = RecordOf<"inventory-items">;

/** How items are deleted: the store takes their levels and reservations with them, so these are named first. */
export const itemDelete: DeleteRule<Item> = {
  confirm: "typed",
  consequences: async ({ id }, { client, translate }) => {
    const { custom } = client.admin;
    const [{ inventory_item }, { count }] = await Promise.all([
      custom.get<{ inventory_item: Item }>(`/inventory-items/${encodeURIComponent(id)}`),
      custom.get<{ count: number }>("/reservations", { inventory_item_id: [id], limit: 1 }),
    ]);
    const levels = inventory_item.location_levels?.length ?? 0;
    return [
      levels > 0 &&
        translate("inventory-items.goes.levels", {
          count: levels,
          units: inventory_item.stocked_quantity,
        }),
      count > 0 && translate("inventory-items.goes.reservations", { count }),
    ].filter((text) => text !== false);
  },
};
