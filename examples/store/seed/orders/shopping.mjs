/** A shopper: fills a cart, says where to, chooses shipping, pays and completes. */

const mostTries = 60;

/** @param {any} shop what the earlier steps made */
export async function createShopper({ api, random, regions, keys, channels, bulkyProducts }) {
  const { products } = await api.admin.get("/products?limit=200&expand=variants,sales_channels,collection&status[]=published");
  products.sort((one, other) => one.handle.localeCompare(other.handle));
  const shelf = {};
  for (const [key, channel] of Object.entries(channels)) {
    shelf[key] = products.filter((product) => !product.is_giftcard && product.sales_channels.some(({ id }) => id === channel.id)).flatMap((product) => product.variants);
  }
  for (const product of products) for (const variant of product.variants) variant.isBulky = bulkyProducts.includes(product.id);
  const giftCard = products.find((product) => product.is_giftcard);
  const signedIn = new Map();

  async function windowOf(customer, channel) {
    const shop = api.shop(keys[channel]);
    if (!customer.hasAccount) return shop;
    const key = `${customer.id} ${channel}`;
    if (!signedIn.has(key)) signedIn.set(key, await shop.as({ email: customer.email, password: "marram-shopper" }));
    return signedIn.get(key);
  }

  /** Puts lines into the cart; what is sold out is left on the shelf, as a shopper would. */
  async function fill(shop, cart, { lines, channel, quantities, pick, more }) {
    let filled = 0;
    const seen = new Set();
    let bulky;
    for (let tries = 0; filled < lines && tries < mostTries + lines; tries += 1) {
      const variant = pick ? pick(filled) : random.pick(shelf[channel]);
      // A cart with goods of two shipping profiles gets parcels without items when it is packed: Medusa sorts the lines by
      // a profile that it has not loaded. So bulky goods are bought alone here.
      if (seen.has(variant.id) || (bulky !== undefined && variant.isBulky !== bulky)) continue;
      seen.add(variant.id);
      const quantity = random.whole(...quantities);
      const added = await shop.post(`/carts/${cart.id}/line-items`, { variant_id: variant.id, quantity, ...more }).then(() => true, ignoreSoldOut);
      if (added) {
        filled += 1;
        bulky = variant.isBulky;
      }
    }
  }

  function ignoreSoldOut(error) {
    if (/insufficient|inventory|not allowed/i.test(error.message)) return false;
    throw error;
  }

  /**
   * The cart of an exchange has a line without a variant, over which Medusa stumbles while it writes the answer (status
   * 500), after what was asked for is done.
   */
  const overlookStumble = (error) => {
    if (!error.message.includes("answered 500")) throw error;
  };

  async function ship(shop, cart) {
    const { shipping_options: options } = await shop.get(`/shipping-options/${cart.id}`);
    const profiles = new Map();
    for (const option of options) {
      if (option.is_return || option.admin_only) continue;
      profiles.set(option.profile_id, [...(profiles.get(option.profile_id) ?? []), option]);
    }
    for (const offers of profiles.values()) await shop.post(`/carts/${cart.id}/shipping-methods`, { option_id: random.pick(offers).id }).catch(overlookStumble);
  }

  return {
    shelf,
    giftCard,
    /** The rest of a checkout, for a cart that is filled; also for the cart of an exchange. */
    async checkOut(shop, cart) {
      await ship(shop, cart);
      await shop.post(`/carts/${cart.id}/payment-sessions`).catch(overlookStumble);
      const answer = await shop.post(`/carts/${cart.id}/complete`);
      if (answer.type === "cart") throw new Error(`The cart ${cart.id} did not become an order: ${JSON.stringify(answer).slice(0, 400)}`);
      return answer.data;
    },

    /** @returns {Promise<any>} the order as the admin sees it */
    async placeOrder({ customer, channel = "online", lines = 2, quantities = [1, 2], pick, codes = [], giftCards = [], more = {} }) {
      const shop = await windowOf(customer, channel);
      const region = regions[customer.region];
      const { cart } = await shop.post("/carts", { region_id: region.id, country_code: customer.address.country_code });
      await fill(shop, cart, { lines, channel, quantities, pick, more });
      const address = Object.fromEntries(Object.entries(customer.address).filter(([, value]) => value));
      await shop.post(`/carts/${cart.id}`, { ...(customer.hasAccount ? {} : { email: customer.email }), shipping_address: address, billing_address: address });
      if (codes.length > 0) await shop.post(`/carts/${cart.id}`, { discounts: codes.map((code) => ({ code })) });
      if (giftCards.length > 0) await shop.post(`/carts/${cart.id}`, { gift_cards: giftCards.map((code) => ({ code })) });
      const order = await this.checkOut(shop, cart);
      return (await api.admin.get(`/orders/${order.id}`)).order;
    },
  };
}
