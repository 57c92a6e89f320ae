/** How much of everything lies where: most of it plenty, some of it low, a few sold out. */
export async function createStock({ api: { admin }, random, locations, channels }) {
  // One page for all: this list has no fixed order, so pages of it overlap.
  const items = await admin.all("/inventory-items", "inventory_items", 5000);
  items.sort((one, other) => one.sku.localeCompare(other.sku));
  const stocked = (mood) => (mood < 0.05 ? 0 : mood < 0.16 ? random.whole(1, 5) : random.whole(18, 140));
  for (const item of items) {
    const mood = random.next();
    const levels = { copenhagen: stocked(mood) + (mood < 0.05 ? 0 : 10), aarhus: mood < 0.05 ? 0 : Math.floor(stocked(random.next()) / 3), tokyo: random.chance(0.55) ? Math.floor(stocked(random.next()) / 2) : undefined };
    for (const [place, quantity] of Object.entries(levels)) {
      if (quantity === undefined) continue;
      await admin.post(`/inventory-items/${item.id}/location-levels`, { location_id: locations[place].id, stocked_quantity: quantity, ...(quantity < 6 && random.chance(0.5) ? { incoming_quantity: 40 } : {}) });
    }
  }
  for (const item of random.sample(items, 6)) {
    await admin.post("/reservations", { inventory_item_id: item.id, location_id: locations.copenhagen.id, quantity: random.whole(1, 4), description: random.pick(["Kept for the Skagen pop-up", "Photo shoot", "Held for customer by phone", "Sample for wholesale"]), metadata: { by: "Mikkel" } }).catch(() => undefined);
  }
  // Something of the assortment is for the market in Tokyo alone.
  const { products } = await admin.get("/products?q=Enamel&limit=1");
  await admin.post(`/sales-channels/${channels.tokyo.id}/products/batch`, { product_ids: products.map(({ id }) => ({ id })) });
}
