/**
 * What becomes of orders. A story has how many orders live it (`times`), between how many and how many days ago they
 * were placed (`age`), what is special about the shopping (`cart`), and what the desk does afterwards (`then`).
 *
 * @typedef {{ name: string, times: number, age: [number, number], cart?: object, then?: (order: any, tools: any) => Promise<any> }} Story
 */

async function sent(order, { desk }) {
  return desk.ship(await desk.fulfil(await desk.capture(order)));
}

/** @type {Story[]} */
const everyday = [
  { name: "awaiting", times: 12, age: [0, 3] },
  { name: "awaiting in Tokyo", times: 3, age: [0, 4], cart: { region: "japan", channel: "tokyo" } },
  { name: "paid", times: 9, age: [0, 5], then: (order, { desk }) => desk.capture(order) },
  { name: "packed", times: 7, age: [1, 6], then: async (order, { desk }) => desk.fulfil(await desk.capture(order)) },
  { name: "partly packed", times: 3, age: [2, 9], cart: { lines: 3 }, then: async (order, { desk }) => desk.fulfil(await desk.capture(order), 1) },
  { name: "part of a line packed", times: 2, age: [2, 9], cart: { lines: 2, quantities: [2, 4] }, then: async (order, { desk }) => desk.fulfilPartOfLine(await desk.capture(order)) },
  { name: "partly sent", times: 4, age: [3, 14], cart: { lines: 3 }, then: async (order, { desk }) => desk.ship(await desk.fulfil(await desk.fulfil(await desk.capture(order), 1)), 1) },
  { name: "a line sent, the rest open", times: 2, age: [3, 10], cart: { lines: 3 }, then: async (order, { desk }) => desk.ship(await desk.fulfil(await desk.capture(order), 1)) },
  { name: "parcel cancelled and open again", times: 1, age: [2, 6], then: async (order, { desk }) => desk.cancelParcel(await desk.fulfil(await desk.capture(order))) },
  { name: "sent before payment", times: 2, age: [3, 20], then: async (order, { desk }) => desk.ship(await desk.fulfil(order)) },
  { name: "sent", times: 17, age: [4, 330], then: sent },
  { name: "sent from Tokyo", times: 6, age: [4, 260], cart: { region: "japan", channel: "tokyo" }, then: sent },
  { name: "sold over the counter", times: 4, age: [1, 200], cart: { region: "nordics", channel: "aarhus" }, then: async (order, tools) => tools.desk.complete(await sent(order, tools)) },
  { name: "completed", times: 9, age: [30, 360], then: async (order, tools) => tools.desk.complete(await sent(order, tools)) },
  { name: "archived", times: 5, age: [150, 362], then: async (order, tools) => tools.desk.archive(await tools.desk.complete(await sent(order, tools))) },
  { name: "cancelled", times: 4, age: [2, 250], then: (order, { desk }) => desk.cancel(order) },
  { name: "cancelled after payment", times: 2, age: [10, 120], then: async (order, { desk }) => desk.cancel(await desk.capture(order)) },
  { name: "wholesale", times: 4, age: [6, 240], cart: { company: true, channel: "wholesale", lines: 5, quantities: [4, 12] }, then: sent },
  { name: "forty lines", times: 1, age: [2, 3], cart: { company: true, channel: "wholesale", lines: 40, quantities: [1, 3] }, then: async (order, { desk }) => desk.fulfil(await desk.capture(order), 12) },
];

/** @type {Story[]} */
const money = [
  { name: "discount", times: 5, age: [1, 90], cart: { codes: ["WELCOME10"] }, then: sent },
  { name: "free shipping", times: 2, age: [1, 60], cart: { codes: ["FREESHIP"] }, then: (order, { desk }) => desk.capture(order) },
  { name: "kroner off", times: 2, age: [1, 80], cart: { region: "nordics", codes: ["HUNDRED"] }, then: sent },
  { name: "yen off", times: 1, age: [2, 30], cart: { region: "japan", channel: "tokyo", codes: ["YEN1000"] }, then: sent },
  { name: "gift card bought", times: 3, age: [20, 200], cart: { region: "nordics", giftCard: true }, then: (order, { desk }) => desk.capture(order) },
  { name: "paid partly with a gift card", times: 2, age: [3, 40], cart: { region: "nordics", lines: 3, withGiftCard: true }, then: sent },
  { name: "paid fully with a gift card", times: 1, age: [3, 30], cart: { region: "nordics", lines: 1, quantities: [1, 1], withGiftCard: true, cheap: true }, then: (order, { desk }) => desk.fulfil(order) },
  { name: "gift card and discount", times: 1, age: [1, 5], cart: { region: "japan", channel: "tokyo", withGiftCard: true, codes: ["YEN1000"] } },
  { name: "partly refunded", times: 3, age: [12, 200], then: async (order, tools) => tools.desk.refund(await sent(order, tools), 0.2, "discount", "Came two days late") },
  { name: "twice refunded", times: 1, age: [12, 60], then: async (order, tools) => tools.desk.refund(await tools.desk.refund(await sent(order, tools), 0.1, "discount", "A scratch"), 0.15, "other", "And a dent") },
  { name: "refunded", times: 3, age: [20, 220], then: async (order, tools) => tools.desk.refund(await sent(order, tools), 1, "other", "Lost by the courier") },
  { name: "refunded in yen", times: 1, age: [8, 60], cart: { region: "japan", channel: "tokyo" }, then: async (order, tools) => tools.desk.refund(await sent(order, tools), 0.333, "claim", "汚れのため一部返金") },
];

const replacementFor = (order, { random, shopper }) => random.pick(shopper.shelf[order.currency_code === "jpy" ? "tokyo" : "aarhus"].filter((variant) => !variant.isBulky));

/** @type {Story[]} */
const backAgain = [
  { name: "return asked for", times: 4, age: [12, 26], cart: { lines: 2 }, then: async (order, tools) => tools.desk.requestReturn(await sent(order, tools)) },
  { name: "return received", times: 5, age: [25, 210], cart: { lines: 2 }, then: async (order, tools) => tools.desk.receive((await tools.desk.requestReturn(await sent(order, tools), { count: 1 })).goods) },
  { name: "everything came back", times: 1, age: [30, 100], cart: { lines: 1, quantities: [1, 1] }, then: async (order, tools) => tools.desk.receive((await tools.desk.requestReturn(await sent(order, tools), { count: 1, label: false })).goods) },
  { name: "more came back than announced", times: 1, age: [22, 40], cart: { lines: 2, quantities: [2, 3] }, then: async (order, tools) => tools.desk.receive((await tools.desk.requestReturn(await sent(order, tools))).goods, { fewer: true }) },
  { name: "return cancelled", times: 1, age: [25, 90], then: async (order, tools) => tools.desk.cancelReturn((await tools.desk.requestReturn(await sent(order, tools))).goods) },
  { name: "claim, money back", times: 3, age: [15, 180], cart: { lines: 2 }, then: async (order, tools) => tools.desk.claim(await sent(order, tools), { type: "refund" }) },
  { name: "claim, to be replaced", times: 2, age: [10, 24], then: async (order, tools) => tools.desk.claim(await sent(order, tools), { type: "replace", replacement: replacementFor(order, tools), sendBack: true }) },
  {
    name: "claim, replaced", times: 2, age: [22, 150],
    async then(order, tools) {
      const { order: after, claim } = await tools.desk.claim(await sent(order, tools), { type: "replace", replacement: replacementFor(order, tools) });
      await tools.desk.fulfilClaim(after, claim);
      await tools.desk.shipClaim(after, claim);
    },
  },
  { name: "claim cancelled", times: 1, age: [20, 80], async then(order, tools) { const { order: after, claim } = await tools.desk.claim(await sent(order, tools), { type: "replace", replacement: replacementFor(order, tools) }); await tools.desk.cancelClaim(after, claim); } },
  { name: "exchange offered", times: 2, age: [12, 24], then: async (order, tools) => tools.desk.exchange(await sent(order, tools), replacementFor(order, tools)) },
  { name: "exchange paid", times: 1, age: [14, 26], then: async (order, tools) => payExchange(await sent(order, tools), tools) },
  {
    name: "exchange sent", times: 2, age: [30, 170],
    async then(order, tools) {
      const { order: after, swap } = await payExchange(await sent(order, tools), tools);
      await tools.desk.takePayment(after, swap);
      await tools.desk.fulfilExchange(after, swap);
      await tools.desk.shipExchange(after, swap);
      const goods = (await tools.desk.again(after)).returns.find((entry) => entry.swap_id === swap.id) ?? swap.return_order;
      await tools.desk.receive(goods);
    },
  },
  { name: "exchange cancelled", times: 1, age: [20, 90], async then(order, tools) { const { order: after, swap } = await tools.desk.exchange(await sent(order, tools), replacementFor(order, tools)); await tools.desk.cancelReturn(swap.return_order); await tools.desk.cancelExchange(after, swap); } },
];

async function payExchange(order, tools) {
  const { order: after, swap } = await tools.desk.exchange(order, replacementFor(order, tools));
  await tools.shopper.checkOut(tools.api.shop(), { id: swap.cart_id });
  return { order: after, swap };
}

/** @type {Story[]} */
const changed = [
  { name: "edited", times: 3, age: [4, 120], async then(order, tools) { const edit = await tools.desk.edit(order, { add: replacementFor(order, tools), note: "Phoned to add one more" }); await tools.desk.requestEdit(edit); await tools.desk.confirmEdit(edit); } },
  { name: "edited to less", times: 1, age: [6, 60], cart: { lines: 3 }, async then(order, tools) { const edit = await tools.desk.edit(await tools.desk.capture(order), { remove: true, note: "Sold out after all" }); await tools.desk.requestEdit(edit); await tools.desk.confirmEdit(edit); } },
  { name: "edit waits for the customer", times: 2, age: [1, 4], async then(order, tools) { await tools.desk.requestEdit(await tools.desk.edit(await tools.desk.capture(order), { add: replacementFor(order, tools), more: true })); } },
  { name: "edit begun", times: 1, age: [1, 3], then: (order, tools) => tools.desk.edit(order, { more: true, note: "Ask Ada first" }) },
  { name: "edit declined", times: 1, age: [8, 40], async then(order, tools) { const edit = await tools.desk.edit(order, { more: true }); await tools.desk.requestEdit(edit); await tools.api.shop().post(`/order-edits/${edit.id}/decline`, { declined_reason: "Too expensive after all" }); } },
  { name: "edit cancelled", times: 1, age: [8, 40], async then(order, tools) { const edit = await tools.desk.edit(order, { add: replacementFor(order, tools) }); await tools.desk.requestEdit(edit); await tools.desk.cancelEdit(edit); } },
];

export const stories = [...everyday, ...money, ...backAgain, ...changed];
