/** Where the shop sells, where its goods lie, and the keys that its shop windows use. */

const channels = [
  { key: "aarhus", name: "Shop Aarhus", description: "The counter in Havnegade" },
  { key: "wholesale", name: "Wholesale", description: "Mountain huts, outdoor schools and other shops" },
  { key: "tokyo", name: "Market Tokyo", description: "The weekend market in Kuramae, and its web shop" },
  { key: "popup", name: "Pop-up Skagen", description: "July only", is_disabled: true },
];

const locations = [
  { key: "copenhagen", name: "Copenhagen warehouse", address: { address_1: "Sydhavnsgade 28", city: "København SV", postal_code: "2450", country_code: "dk", phone: "+45 33 11 00 20", company: "Marram Outfitters ApS" }, channels: ["online", "wholesale", "popup"] },
  { key: "aarhus", name: "Aarhus shop", address: { address_1: "Havnegade 12", city: "Aarhus C", postal_code: "8000", country_code: "dk", phone: "+45 86 11 00 21" }, channels: ["aarhus", "online"] },
  { key: "tokyo", name: "Tokyo depot", address: { address_1: "4-20-12 Kuramae, Taito-ku", city: "東京都", province: "東京", postal_code: "111-0051", country_code: "jp", phone: "+81 3-5555-0142" }, channels: ["tokyo"] },
];

export async function createChannels({ api: { admin } }) {
  const found = {};
  const { store } = await admin.get("/store");
  const main = store.default_sales_channel_id;
  found.online = (await admin.post(`/sales-channels/${main}`, { name: "Online store", description: "marram.example, for everyone" })).sales_channel;
  for (const { key, ...channel } of channels) found[key] = (await admin.post("/sales-channels", channel)).sales_channel;
  const places = {};
  for (const { key, channels: tied, ...location } of locations) {
    const place = (await admin.post("/stock-locations", location)).stock_location;
    places[key] = place;
    for (const channel of tied) await admin.post(`/sales-channels/${found[channel].id}/stock-locations`, { location_id: place.id });
  }
  const keys = {};
  for (const [title, tied, revoked] of [
    ["Web shop", ["online"]],
    ["Aarhus till", ["aarhus"]],
    ["Wholesale portal", ["wholesale"]],
    ["Tokyo market app", ["tokyo"]],
    ["Old web shop (2023)", ["online"], true],
    ["Agency test", ["online", "tokyo"], true],
  ]) {
    const key = (await admin.post("/publishable-api-keys", { title })).publishable_api_key;
    await admin.post(`/publishable-api-keys/${key.id}/sales-channels/batch`, { sales_channel_ids: tied.map((name) => ({ id: found[name].id })) });
    if (revoked) await admin.post(`/publishable-api-keys/${key.id}/revoke`, {});
    else keys[tied[0]] = key.id;
  }
  return { channels: found, locations: places, keys };
}
