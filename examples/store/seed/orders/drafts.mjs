/** Orders that the desk writes down itself: most still open, two paid for. */
export async function createDrafts({ api: { admin }, random, customers, regions, shopper }) {
  const buyers = customers.filter((customer) => customer.region);
  const specifications = [
    { region: "nordics", lines: 2 }, { region: "europe", lines: 1, codes: ["WELCOME10"] }, { region: "japan", lines: 3 }, { region: "uk", lines: 2, custom: true },
    { region: "nordics", lines: 4, custom: true }, { region: "nordics", lines: 1, pay: true }, { region: "usa", lines: 2, pay: true },
  ];
  for (const { region, lines, codes = [], custom, pay } of specifications) {
    const customer = random.pick(buyers.filter((buyer) => buyer.region === region));
    const address = Object.fromEntries(Object.entries(customer.address).filter(([, value]) => value));
    const items = random.sample(shopper.shelf.aarhus, lines).map((variant) => ({ variant_id: variant.id, quantity: random.whole(1, 3), metadata: {} }));
    if (custom) items.push({ title: "Engraving, by the letter", unit_price: 1500, quantity: 12, metadata: { text: "Til Åse – 40 år" } });
    const draft = (await admin.post("/draft-orders", {
      email: customer.email, customer_id: customer.id, region_id: regions[region].id, items, shipping_address: address, billing_address: address,
      shipping_methods: [{ option_id: regions[region].options.standard[0].id, ...(custom ? { price: 0 } : {}) }], discounts: codes.map((code) => ({ code })), metadata: { taken_by: "Ada", by: "phone" },
    })).draft_order;
    if (pay) await admin.post(`/draft-orders/${draft.id}/pay`);
  }
}
