import type { MedusaClient, RecordOf } from "@tillhouse/extension-sdk";

type Reservation = RecordOf<"reservations">;

/** What a reservation is of, and for: its own address says the ids alone. */
export async function readReserved(
  { inventory_item_id, line_item_id }: Reservation,
  { client }: { client: MedusaClient },
): Promise<Partial<Reservation>> {
  const { custom } = client.admin;
  const [{ inventory_items }, { reservations }] = await Promise.all([
    custom.get<{ inventory_items: Reservation["inventory_item"][] }>("/inventory-items", {
      id: [inventory_item_id],
      limit: 1,
    }),
    // Lines of orders have no address; the list of what is reserved for one answers it.
    line_item_id
      ? custom.get<{ reservations: Reservation[] }>("/reservations", {
          line_item_id: [line_item_id],
          expand: "line_item",
          limit: 1,
        })
      : { reservations: [] },
  ]);
  const [inventory_item] = inventory_items;
  const line_item = reservations[0]?.line_item;
  return { ...(inventory_item && { inventory_item }), ...(line_item && { line_item }) };
}
