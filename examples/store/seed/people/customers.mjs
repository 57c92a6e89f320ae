import { moreNames, people } from "./names.mjs";

const groups = [
  ["Friends of Marram", { perks: ["early access", "free repairs"] }],
  ["Wholesale partners", { terms: { payment_days: 30, minimum_order_dkk: 5000 } }],
  ["Staff"],
  ["Tokyo market regulars"],
  ["Newsletter, spring"],
];

/** E-mail addresses are of a domain that nobody can own. */
const mailbox = (first, last, number) => {
  const plain = (text) => text.normalize("NFKD").replace(/[^A-Za-z]/g, "").toLowerCase();
  return `${plain(first) || "customer"}.${plain(last).slice(0, 20) || `no${number}`}@customers.example`;
};

export async function createCustomers({ api, random, regions }) {
  const { admin } = api;
  const shop = api.shop();
  const customers = [];
  let number = 0;
  for (const [region, rows] of Object.entries(people)) {
    for (const [first, last, street, city, postal, country, phone, company] of rows) {
      number += 1;
      const email = mailbox(first, last, number);
      const address = { first_name: first, last_name: last, address_1: street, address_2: random.chance(0.12) ? "c/o Reception" : "", city, postal_code: postal, country_code: country, phone, company: company ?? "", province: "" };
      const hasAccount = Boolean(company) || random.chance(0.6);
      const details = { email, first_name: first, last_name: last, phone: phone || undefined };
      const metadata = company ? { vat: `EU${random.digits(9)}`, contact: { name: "Front desk", prefers: "phone" } } : random.chance(0.15) ? { newsletter: true, shoe_size: random.whole(36, 46) } : undefined;
      const customer = hasAccount
        ? (await shop.post("/customers", { ...details, password: "marram-shopper" })).customer
        : await createGuest({ api, regionId: regions[region].id, details: { ...details, metadata } });
      if (hasAccount) {
        const signedIn = await shop.as({ email, password: "marram-shopper" });
        await signedIn.post("/customers/me/addresses", { address });
        await signedIn.post("/customers/me", { billing_address: address, ...(metadata ? { metadata } : {}) });
      }
      customers.push({ ...customer, region, address, company, hasAccount });
    }
  }
  for (let extra = 0; extra < 36; extra += 1) {
    const first = moreNames.first[extra % moreNames.first.length];
    const last = random.pick(moreNames.last);
    const email = mailbox(first, `${last}${"abc"[Math.floor(extra / 16)]}`, extra);
    const created = extra % 3 === 0
      ? (await admin.post("/customers", { email, first_name: first, last_name: last, password: "marram-shopper" })).customer
      : await createGuest({ api, regionId: regions.nordics.id, details: { email, first_name: first, last_name: last } });
    customers.push({ ...created, region: undefined });
  }
  const membership = await createGroups({ admin, random, customers });
  return { customers, groups: membership };
}

/**
 * Someone the shop knows without an account. Medusa makes such a customer when an e-mail address is put on a cart; the
 * admin API cannot, because it asks for a password.
 */
async function createGuest({ api, regionId, details: { email, ...details } }) {
  const shop = api.shop();
  const { cart } = await shop.post("/carts", { region_id: regionId });
  const { customer_id: id } = (await shop.post(`/carts/${cart.id}`, { email })).cart;
  return (await api.admin.post(`/customers/${id}`, details)).customer;
}

async function createGroups({ admin, random, customers }) {
  const buyers = customers.filter((customer) => customer.region);
  const members = {
    "Friends of Marram": random.sample(buyers.filter((customer) => customer.hasAccount), 14),
    "Wholesale partners": buyers.filter((customer) => customer.company),
    Staff: buyers.slice(0, 3),
    "Tokyo market regulars": buyers.filter((customer) => customer.region === "japan"),
    "Newsletter, spring": [],
  };
  const found = {};
  for (const [name, metadata] of groups) {
    const group = (await admin.post("/customer-groups", { name, metadata })).customer_group;
    found[name] = group.id;
    const ids = members[name].map(({ id }) => ({ id }));
    if (ids.length > 0) await admin.post(`/customer-groups/${group.id}/customers/batch`, { customer_ids: ids });
  }
  return found;
}
