/** Takes out of the records of an answer what is not there. */
function withoutHoles(records: readonly unknown[], key: string): void {
  for (const record of records) {
    const list: unknown = Reflect.get(Object(record), key);
    if (Array.isArray(list) && list.includes(null))
      Reflect.set(
        Object(record),
        key,
        list.filter((item) => item !== null),
      );
  }
}

/**
 * Makes an answer what the API promises, where a store on Medusa 1.20 answers something else.
 *
 * - Inventory items whose product was deleted are listed with `variants: [null]`: the store keeps the link, and finds no variant.
 *
 * @param path below the store's address, such as `/admin/inventory-items?limit=20`
 * @example mendAnswer("/admin/inventory-items", { inventory_items: [{ id: "iitem_1", variants: [null] }] }) // variants: []
 */
export function mendAnswer(path: string, data: unknown): unknown {
  if (!/^\/admin\/inventory-items(?:[/?]|$)/.test(path)) return data;
  const { inventory_items, inventory_item } = Object(data) as Record<string, unknown>;
  withoutHoles([...(Array.isArray(inventory_items) ? inventory_items : []), inventory_item], "variants");
  return data;
}
