import { amountIn } from "../money.mjs";

const day = 24 * 60 * 60 * 1000;
const inDays = (days) => new Date(Date.now() + days * day).toISOString();

/** One of each kind that Medusa knows, and each state that one can be in. */
export async function createDiscounts({ api: { admin }, regions, groups, collections }) {
  const everywhere = Object.values(regions).map(({ id }) => id);
  const only = (...keys) => keys.map((key) => regions[key].id);
  const { products } = await admin.get("/products?limit=100&fields=id,title,type_id&expand=type,tags");
  const titled = (...titles) => products.filter((product) => titles.includes(product.title)).map(({ id }) => id);
  const { product_tags: tags } = await admin.get("/product-tags?limit=100");
  const { product_types: types } = await admin.get("/product-types?limit=100");
  const tag = (value) => tags.find((entry) => entry.value === value).id;
  const type = (value) => types.find((entry) => entry.value === value).id;
  const rule = (kind, value, more = {}) => ({ type: kind, value, allocation: "total", ...more });
  const add = async (discount) => (await admin.post("/discounts", { is_dynamic: false, is_disabled: false, regions: everywhere, ...discount })).discount;

  await add({ code: "WELCOME10", rule: rule("percentage", 10, { description: "Ten per cent off the first order" }), usage_limit: 500, metadata: { campaign: "newsletter" } });
  await add({ code: "MIDSUMMER", rule: rule("percentage", 20, { description: "Twenty per cent for midsummer" }), starts_at: inDays(-120), ends_at: inDays(-90) });
  await add({ code: "BLACKFRIDAY", rule: rule("percentage", 30, { description: "Scheduled for the last Friday of the season" }), starts_at: inDays(21), ends_at: inDays(25) });
  await add({ code: "HUNDRED", regions: only("nordics"), rule: rule("fixed", amountIn(100, "dkk"), { description: "A hundred kroner off" }) });
  await add({ code: "TENEURO", regions: only("europe"), rule: rule("fixed", 1000, { description: "Ten euros off" }), usage_limit: 50 });
  await add({ code: "YEN1000", regions: only("japan"), rule: rule("fixed", 1000, { description: "A thousand yen off" }) });
  await add({ code: "FREESHIP", rule: { type: "free_shipping", value: 0, allocation: "total", description: "Free shipping, everywhere" } });
  await add({ code: "FREESHIPUK", regions: only("uk"), is_disabled: true, rule: { type: "free_shipping", value: 0, allocation: "total", description: "Free shipping to the United Kingdom, stopped" } });
  await add({ code: "TENTS15", rule: rule("percentage", 15, { description: "Fifteen per cent off tents and tarps", allocation: "item", conditions: [{ operator: "in", product_types: [type("Tents"), type("Tarps")] }] }) });
  await add({ code: "WOOLWEEK", starts_at: inDays(-10), ends_at: inDays(18), rule: rule("percentage", 25, { description: "A week of wool, everything else too but gifts", allocation: "item", conditions: [{ operator: "in", product_tags: [tag("wool")] }, { operator: "not_in", product_collections: [collections["Gifts under 300"]] }] }) });
  await add({ code: "FRIENDS", rule: rule("percentage", 15, { description: "For friends of the house", conditions: [{ operator: "in", customer_groups: [groups["Friends of Marram"]] }] }) });
  await add({ code: "NOMUGS", is_disabled: true, rule: rule("percentage", 5, { description: "Everything but the mug and the bottle", allocation: "item", conditions: [{ operator: "not_in", products: titled("Enamel Mug", "Isle Steel Bottle") }] }) });
  await add({ code: "FIRST20", usage_limit: 3, rule: rule("percentage", 20, { description: "The first three only" }) });
  const repair = await add({ code: "REPAIR", is_dynamic: true, valid_duration: "P3M", rule: rule("fixed", amountIn(150, "dkk"), { description: "A thank-you for mending, one code for each customer" }), regions: only("nordics") });
  for (const code of ["REPAIR-AASE-01", "REPAIR-BO-02", "REPAIR-MALTHE-03"]) await admin.post(`/discounts/${repair.id}/dynamic-codes`, { code, usage_limit: 1, metadata: { handed_out_by: "workshop" } });
  await add({ code: "SPRINGCLEANUP", starts_at: inDays(-300), ends_at: inDays(-270), regions: only("nordics", "europe"), rule: rule("percentage", 40, { description: "Last pieces of winter" }), is_disabled: true });
}
