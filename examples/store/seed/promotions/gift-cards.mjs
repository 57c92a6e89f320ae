const day = 24 * 60 * 60 * 1000;
const inDays = (days) => new Date(Date.now() + days * day).toISOString();

/** Cards that customer service handed out; those that customers bought come with their orders. */
export async function createGiftCards({ api: { admin }, regions }) {
  const add = async (card) => (await admin.post("/gift-cards", card)).gift_card;
  const cards = {};
  for (const [key, value] of [["nordics", 50000], ["nordics", 30000], ["nordics", 40000], ["nordics", 100000], ["nordics", 20000], ["europe", 7500], ["uk", 6000], ["japan", 10000], ["usa", 15000]]) {
    (cards[key] ??= []).push(await add({ region_id: regions[key].id, value, metadata: { reason: "Goodwill", handed_out_by: "Mikkel" } }));
  }
  await add({ region_id: regions.nordics.id, value: 30000, is_disabled: true, metadata: { reason: "Reported stolen" } });
  await add({ region_id: regions.europe.id, value: 5000, ends_at: inDays(-40) });
  await add({ region_id: regions.uk.id, value: 4000, ends_at: inDays(400) });
  const spent = await add({ region_id: regions.nordics.id, value: 40000 });
  await admin.post(`/gift-cards/${spent.id}`, { balance: 0, metadata: { used_in: "Shop Aarhus, at the till" } });
  return { giftCards: cards };
}
