import { createStructure } from "./catalogue/categories.mjs";
import { createProducts } from "./catalogue/create-products.mjs";
import { createStock } from "./catalogue/stock.mjs";
import { spreadDates } from "./dates.mjs";
import { createOrders } from "./orders/create-orders.mjs";
import { createDrafts } from "./orders/drafts.mjs";
import { exportOrders } from "./orders/export.mjs";
import { createNotifications } from "./orders/notifications.mjs";
import { createCustomers } from "./people/customers.mjs";
import { createDiscounts } from "./promotions/discounts.mjs";
import { createGiftCards } from "./promotions/gift-cards.mjs";
import { createPriceLists } from "./promotions/price-lists.mjs";
import { createRandom } from "./random.mjs";
import { createChannels } from "./settings/channels.mjs";
import { createPeople } from "./settings/people.mjs";
import { createSettings } from "./settings/regions.mjs";

/** Everything that happens in the shop, in the order in which it can happen; each step gets what the earlier ones made. */
const steps = [
  ["Settings", createSettings],
  ["Channels and locations", createChannels],
  ["People", createPeople],
  ["Categories and collections", createStructure],
  ["Products", createProducts],
  ["Stock", createStock],
  ["Customers", createCustomers],
  ["Discounts", createDiscounts],
  ["Gift cards", createGiftCards],
  ["Price lists", createPriceLists],
  ["Orders", createOrders],
  ["Draft orders", createDrafts],
  ["Dates", spreadDates],
  ["Notifications", createNotifications],
  ["Order export", exportOrders],
];

/**
 * @param {{ api: ReturnType<typeof import("./api.mjs").createApi>, client: import("pg").Client, log: (line: string) => void,
 *   pictureUrl: (name: string) => string, uploads: string }} tools
 */
export async function fillStore(tools) {
  let shop = { ...tools, random: createRandom(20240607) };
  for (const [name, step] of steps) {
    const began = Date.now();
    shop = { ...shop, ...(await step(shop)) };
    tools.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
}
