import { allPrices, amountIn } from "../money.mjs";

const day = 24 * 60 * 60 * 1000;
const inDays = (days) => new Date(Date.now() + days * day).toISOString();

/** Sales that were, are and will be, and prices for those who buy by the dozen. */
export async function createPriceLists({ api: { admin }, regions, groups }) {
  const { products } = await admin.get("/products?limit=100&expand=variants,collection,type&status[]=published");
  const variantsOf = (matches) => products.filter((product) => !product.is_giftcard && matches(product)).flatMap((product) => product.variants.map((variant) => ({ variant, product })));
  // What it costs is in the variant's prices; the lists need only a share of it.
  const kronerOf = new Map();
  for (const { variant } of variantsOf(() => true)) kronerOf.set(variant.id, undefined);
  const { variants } = await admin.get("/variants?limit=1000&expand=prices");
  for (const variant of variants) {
    const price = variant.prices.find((entry) => entry.currency_code === "dkk" && !entry.price_list_id);
    if (price) kronerOf.set(variant.id, price.amount / 100);
  }
  const reduced = (entries, share, more = {}) =>
    entries.flatMap(({ variant }) => allPrices(Math.round((kronerOf.get(variant.id) * share) / 5) * 5).map((price) => ({ variant_id: variant.id, ...price, ...more })));
  const add = (list) => admin.post("/price-lists", { status: "active", type: "sale", ...list });
  const inCollection = (title) => (product) => product.collection?.title === title;

  await add({ name: "Long nights, twenty off", description: "Down, wool and lanterns while the evenings are long", starts_at: inDays(-12), ends_at: inDays(19), prices: reduced(variantsOf(inCollection("Long nights")), 0.8) });
  await add({ name: "Wholesale 2026", description: "For partners, from the tenth piece lower still", type: "override", customer_groups: [{ id: groups["Wholesale partners"] }],
    prices: variantsOf((product) => ["Mats", "Kitchen", "Tools"].includes(product.type?.value)).flatMap((entry) => [...reduced([entry], 0.65, { max_quantity: 9 }), ...reduced([entry], 0.55, { min_quantity: 10 })]) });
  await add({ name: "Staff prices", description: "Half, as always", type: "override", customer_groups: [{ id: groups.Staff }], prices: reduced(variantsOf((product) => product.type?.value === "Jackets"), 0.5) });
  await add({ name: "Midsummer sale", description: "Over", starts_at: inDays(-150), ends_at: inDays(-120), prices: reduced(variantsOf(inCollection("City and coast")), 0.75) });
  await add({ name: "After Christmas", description: "Starts on the second day", starts_at: inDays(33), ends_at: inDays(48), prices: reduced(variantsOf(inCollection("Weatherproof")), 0.7) });
  await add({ name: "Spring draft", description: "Not decided yet", status: "draft", prices: reduced(variantsOf((product) => product.type?.value === "Tents"), 0.9) });
  const tokyo = variantsOf(inCollection("First light")).map(({ variant }) => ({ variant_id: variant.id, region_id: regions.japan.id, amount: Math.round(amountIn(kronerOf.get(variant.id), "jpy") * 0.92) }));
  await add({ name: "Tokyo market prices", description: "For the region Japan alone", type: "override", prices: tokyo });
  await add({ name: "Flash sale, no products yet", description: "", status: "draft", prices: [] });
}
