/** Store, currencies, regions with their taxes, ways of shipping, and reasons to send things back. */

const manual = { payment_providers: ["manual"], fulfillment_providers: ["manual"] };

/** @type {{ key: string, taxes: object[], [field: string]: any }[]} */
const regions = [
  { key: "nordics", name: "Nordics", currency_code: "dkk", tax_rate: 25, tax_code: "DK-MOMS", countries: ["dk", "se", "no", "fi"], taxes: [{ name: "Books and maps", code: "DK-REDUCED", rate: 12 }, { name: "Zero rated", code: "ZERO", rate: 0 }] },
  { key: "europe", name: "Europe", currency_code: "eur", tax_rate: 19, tax_code: "DE-MWST", countries: ["de", "fr", "es", "it", "nl", "be", "at", "cz", "ie", "pl", "pt"], taxes: [{ name: "France TVA", code: "FR-TVA", rate: 20 }, { name: "Ireland, children's clothing", code: "IE-ZERO", rate: 0 }] },
  { key: "uk", name: "United Kingdom", currency_code: "gbp", tax_rate: 20, tax_code: "GB-VAT", countries: ["gb"], taxes: [{ name: "Reduced VAT", code: "GB-REDUCED", rate: 5 }] },
  { key: "japan", name: "Japan", currency_code: "jpy", tax_rate: 10, tax_code: "JP-CT", countries: ["jp"], taxes: [] },
  { key: "usa", name: "United States", currency_code: "usd", tax_rate: 0, tax_code: "US-NONE", countries: ["us"], taxes: [{ name: "New York clothing over $110", code: "NY-4", rate: 4 }] },
];

/** In Europe a price on a tag has its tax in it; in Japan and the United States the tax comes on top. */
const taxedCurrencies = ["dkk", "eur", "gbp"];

const shipping = {
  nordics: { "PostNord, to your door": 4900, "Parcel shop": 2900, "Express, next day": 9900, bulky: 14900, returning: 3900 },
  europe: { "DHL, to your door": 990, "Parcel shop": 690, "Express, two days": 2490, bulky: 2900, returning: 790 },
  uk: { "Royal Mail Tracked": 850, "Express, two days": 1950, bulky: 2450, returning: 690 },
  japan: { "Yamato, to your door": 1200, "Express, two days": 2800, bulky: 4500, returning: 1200 },
  usa: { "USPS Priority": 1500, "Express, three days": 3900, bulky: 5500, returning: 1500 },
};

const returnReasons = [
  { value: "wrong_size", label: "Does not fit", description: "Too large, too small, too long", children: [{ value: "too_small", label: "Too small" }, { value: "too_large", label: "Too large" }] },
  { value: "faulty", label: "Something is wrong with it", description: "Broken, leaking or badly sewn", children: [{ value: "faulty_seam", label: "A seam gave way" }, { value: "faulty_zip", label: "The zip sticks" }, { value: "faulty_leak", label: "It lets water in" }] },
  { value: "not_as_described", label: "Not what the page said", description: "Colour or material differ from the picture" },
  { value: "late", label: "Came too late" },
  { value: "changed_mind", label: "Changed my mind", description: "No reason needed within 30 days" },
];

export async function createSettings({ api: { admin } }) {
  await admin.post("/store", {
    name: "Marram Outfitters",
    currencies: ["dkk", "eur", "gbp", "jpy", "usd"],
    default_currency_code: "dkk",
    invite_link_template: "http://localhost:7001/app/invite?token={invite_token}",
    swap_link_template: "https://marram.example/swap/{cart_id}",
    payment_link_template: "https://marram.example/pay/{cart_id}",
    metadata: { legal_name: "Marram Outfitters ApS", vat_number: "DK41999999", address: { street: "Havnegade 12", city: "Aarhus", country: "dk" } },
  });
  for (const code of taxedCurrencies) await admin.post(`/currencies/${code}`, { includes_tax: true });
  const bulkyProfile = (await admin.post("/shipping-profiles", { name: "Bulky goods", type: "custom" })).shipping_profile;
  const { shipping_profiles: profiles } = await admin.get("/shipping-profiles");
  const profileOf = (type) => profiles.find((profile) => profile.type === type).id;
  const found = {};
  for (const { key, taxes, ...region } of regions) {
    const taxed = taxedCurrencies.includes(region.currency_code);
    const created = (await admin.post("/regions", { ...region, ...manual, includes_tax: taxed })).region;
    await admin.post(`/regions/${created.id}`, { gift_cards_taxable: false, automatic_taxes: true });
    const rates = [];
    for (const tax of taxes) rates.push((await admin.post("/tax-rates", { ...tax, region_id: created.id })).tax_rate);
    const options = await createShippingOptions({ admin, region: created, prices: shipping[key], taxed, profileOf, bulkyProfile });
    found[key] = { ...created, key, rates, options, currency: region.currency_code };
  }
  const reasons = [];
  for (const { children = [], ...reason } of returnReasons) {
    const parent = (await admin.post("/return-reasons", reason)).return_reason;
    if (children.length === 0) reasons.push(parent);
    for (const child of children) reasons.push((await admin.post("/return-reasons", { ...child, parent_return_reason_id: parent.id })).return_reason);
  }
  return { regions: found, reasons, bulkyProfile };
}

async function createShippingOptions({ admin, region, prices, taxed, profileOf, bulkyProfile }) {
  const add = async (name, amount, profile, more = {}) =>
    (await admin.post("/shipping-options", {
      name, region_id: region.id, provider_id: "manual", profile_id: profile, data: { id: more.is_return ? "manual-fulfillment-return" : "manual-fulfillment" },
      price_type: "flat_rate", amount, includes_tax: taxed, ...more,
    })).shipping_option;
  const options = { standard: [], bulky: [], giftCard: [], returning: [] };
  const { bulky, returning, ...standard } = prices;
  for (const [name, amount] of Object.entries(standard)) options.standard.push(await add(name, amount, profileOf("default")));
  const freeFrom = Object.values(standard)[0] * 20;
  options.standard.push(await add("Free over a large basket", 0, profileOf("default"), { requirements: [{ type: "min_subtotal", amount: freeFrom }] }));
  options.bulky.push(await add("Pallet and bulky goods", bulky, bulkyProfile.id));
  options.giftCard.push(await add("By e-mail", 0, profileOf("gift_card")));
  options.returning.push(await add("Return label", returning, profileOf("default"), { is_return: true }));
  options.returning.push(await add("Bring it to a shop", 0, profileOf("default"), { is_return: true }));
  options.standard.push(await add("Arranged by customer service", 0, profileOf("default"), { admin_only: true, metadata: { note: "For claims and goodwill" } }));
  return options;
}
