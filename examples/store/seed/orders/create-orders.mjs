import { createDesk } from "./after-sale.mjs";
import { createShopper } from "./shopping.mjs";
import { stories } from "./stories.mjs";

const regionShares = [["nordics", 0.46], ["europe", 0.3], ["uk", 0.1], ["usa", 0.09], ["japan", 0.05]];

const remarks = [
  "Rang about the colour; Clay, not Rust.", "Please leave behind the blue gate.", "Regular customer, add a sticker.", "Courier says the bell does not work.",
  "Checked the address with the customer.", "Wants the invoice without prices.", "ギフト包装をご希望です。", "Waiting for the supplier until Thursday.\nMikkel calls back.",
];

function pickRegion(random) {
  let left = random.next();
  for (const [region, share] of regionShares) if ((left -= share) < 0) return region;
  return "nordics";
}

/** One entry for each order to come, the oldest first: display numbers must rise with the dates. */
function plan(random) {
  const entries = [];
  for (const story of stories) {
    const [least, most] = story.age;
    for (let time = 0; time < story.times; time += 1) entries.push({ story, age: least + (most - least) * random.next() ** 1.1 });
  }
  return entries.sort((one, other) => other.age - one.age);
}

export async function createOrders(shop) {
  const { random, customers, giftCards, log } = shop;
  const shopper = await createShopper(shop);
  const tools = { ...shop, shopper, desk: createDesk(shop) };
  const buyers = customers.filter((customer) => customer.region);
  const cheapest = shopper.shelf.online.filter((variant) => variant.title.startsWith("Oat") && variant.sku.includes("MUG"));
  const placed = [];
  for (const { story, age } of plan(random)) {
    const { region = pickRegion(random), company, codes = [], giftCard, withGiftCard, cheap, ...cart } = story.cart ?? {};
    const candidates = buyers.filter((buyer) => (company ? buyer.company : buyer.region === region && !buyer.company));
    const customer = random.pick(candidates);
    const order = await shopper.placeOrder({
      lines: giftCard ? 1 : random.whole(1, 4), ...cart, customer, codes,
      ...(giftCard ? { pick: () => random.pick(shopper.giftCard.variants), quantities: [1, 1] } : cheap ? { pick: () => cheapest[0] } : {}),
      giftCards: withGiftCard ? [giftCards[region].shift().code] : [],
    }).catch((error) => {
      throw new Error(`The order of "${story.name}" was not placed: ${error.message}`);
    });
    placed.push({ id: order.id, age });
    await story.then?.(order, tools)?.catch((error) => {
      throw new Error(`Order ${order.display_id}, "${story.name}": ${error.message}`);
    });
    await remark(order, tools);
    if (placed.length % 40 === 0) log(`  ${placed.length} orders …`);
  }
  return { placed, shopper };
}

async function remark(order, { desk, random }) {
  if (random.chance(0.22)) await desk.note(order, random.pick(remarks));
  if (random.chance(0.05)) await desk.note(order, random.pick(remarks));
  if (random.chance(0.1)) await desk.describe(order, { gift: true, gift_message: "Til lykke med de 40! – hilsen os alle", packing: { paper: "brown", ribbon: random.pick(["green", "none"]) } });
}
