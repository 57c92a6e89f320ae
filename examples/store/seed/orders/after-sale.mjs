/** What the people behind the counter do with an order; each takes the order as the admin API answered it last. */

export function createDesk({ api: { admin }, client, random, reasons, regions, locations, channels }) {
  const again = async (order) => (await admin.get(`/orders/${order.id}`)).order;
  const open = (order) => order.items.filter((item) => item.quantity > (item.fulfilled_quantity ?? 0));
  const placesOf = (order) => {
    if (order.sales_channel_id === channels.tokyo.id) return [locations.tokyo.id];
    if (order.sales_channel_id === channels.aarhus.id) return [locations.aarhus.id];
    return order.sales_channel_id === channels.wholesale.id ? [locations.copenhagen.id] : [locations.copenhagen.id, locations.aarhus.id];
  };
  const locationOf = (order) => placesOf(order)[0];

  /** Packs the items where they all lie; where they lie apart, each line makes a parcel of its own. */
  async function pack(order, items) {
    const more = { no_notification: random.chance(0.2), metadata: random.chance(0.2) ? { packed_by: random.pick(["Mikkel", "Bo", "Signe"]) } : {} };
    let problem;
    for (const location_id of placesOf(order)) {
      try {
        return await admin.post(`/orders/${order.id}/fulfillment`, { items, location_id, ...more });
      } catch (error) {
        if (!/insufficient stock/i.test(error.message)) throw error;
        problem = error;
      }
    }
    if (items.length === 1) throw problem;
    for (const item of items) await pack(order, [item]);
  }

  const optionsOf = (order) => Object.values(regions).find(({ id }) => id === order.region_id).options;
  const tracking = () => [`${random.pick(["PN", "DHL", "UPS", "YMT"])}${random.digits(11)}`];
  const firstItems = (order, count) => order.items.filter((item) => !item.is_giftcard).slice(0, count);

  const desk = {
    again,
    capture: async (order) => (await admin.post(`/orders/${order.id}/capture`)).order,

    /** @param {number} [lines] how many lines; all when left out */
    async fulfil(order, lines) {
      const items = open(order).slice(0, lines).map((item) => ({ item_id: item.id, quantity: item.quantity - (item.fulfilled_quantity ?? 0) }));
      await pack(order, items);
      return again(order);
    },
    async fulfilPartOfLine(order) {
      const item = open(order).find(({ quantity }) => quantity > 1) ?? open(order)[0];
      await pack(order, [{ item_id: item.id, quantity: Math.max(1, item.quantity - 1) }]);
      return again(order);
    },
    /** @param {number} [count] how many of its parcels; all when left out */
    async ship(order, count) {
      const parcels = order.fulfillments.filter((parcel) => !parcel.shipped_at && !parcel.canceled_at).slice(0, count);
      for (const parcel of parcels) await admin.post(`/orders/${order.id}/shipment`, { fulfillment_id: parcel.id, tracking_numbers: random.chance(0.85) ? tracking() : [] });
      return again(order);
    },
    async cancelParcel(order) {
      await admin.post(`/orders/${order.id}/fulfillments/${order.fulfillments[0].id}/cancel`);
      return again(order);
    },
    complete: async (order) => (await admin.post(`/orders/${order.id}/complete`)).order,
    archive: async (order) => (await admin.post(`/orders/${order.id}/archive`)).order,
    cancel: async (order) => (await admin.post(`/orders/${order.id}/cancel`)).order,
    async refund(order, share, reason, note) {
      const amount = Math.round(order.refundable_amount * share);
      return (await admin.post(`/orders/${order.id}/refund`, { amount, reason, note, no_notification: true })).order;
    },

    /** @returns the order and the return that was asked for */
    async requestReturn(order, { count = 1, label = true } = {}) {
      const items = firstItems(order, count).map((item) => ({ item_id: item.id, quantity: 1, reason_id: random.pick(reasons).id, note: random.pick(["", "Tried on once", "The box was open", "Would like another colour"]) }));
      const [byPost, byHand] = optionsOf(order).returning;
      await admin.post(`/orders/${order.id}/return`, { items, return_shipping: { option_id: (label ? byPost : byHand).id, price: label ? byPost.amount : 0 }, note: "Asked for by e-mail", location_id: locationOf(order) });
      const after = await again(order);
      return { order: after, goods: after.returns.find((entry) => entry.status === "requested") };
    },
    async receive(goods, { refund, fewer = false } = {}) {
      const items = goods.items.map((item) => ({ item_id: item.item_id, quantity: item.quantity + (fewer ? 1 : 0) }));
      return (await admin.post(`/returns/${goods.id}/receive`, { items, ...(refund === undefined ? {} : { refund }) })).return;
    },
    cancelReturn: (goods) => admin.post(`/returns/${goods.id}/cancel`),

    async claim(order, { type, replacement, sendBack = false, refundShare = 0.5 }) {
      const item = firstItems(order, 1)[0];
      const options = optionsOf(order);
      await admin.post(`/orders/${order.id}/claims`, {
        type,
        claim_items: [{ item_id: item.id, quantity: 1, reason: random.pick(["production_failure", "wrong_item", "missing_item", "other"]), note: random.pick(["The seam at the hood is open", "Two left boots", "Arrived without poles"]), tags: ["photo sent", random.pick(["courier", "supplier"])], images: [] }],
        ...(type === "refund" ? { refund_amount: Math.round(item.refundable * refundShare) || undefined } : { additional_items: [{ variant_id: replacement.id, quantity: 1 }], shipping_methods: [{ option_id: options.standard.at(-1).id, price: 0 }] }),
        ...(sendBack ? { return_shipping: { option_id: options.returning[0].id, price: 0 }, return_location_id: locationOf(order) } : {}),
      });
      const after = await again(order);
      return { order: after, claim: after.claims.at(-1) };
    },
    fulfilClaim: (order, claim) => admin.post(`/orders/${order.id}/claims/${claim.id}/fulfillments`, { location_id: locationOf(order) }),
    async shipClaim(order, claim) {
      const parcel = (await again(order)).claims.find(({ id }) => id === claim.id).fulfillments[0];
      await admin.post(`/orders/${order.id}/claims/${claim.id}/shipments`, { fulfillment_id: parcel.id, tracking_numbers: tracking() });
    },
    cancelClaim: (order, claim) => admin.post(`/orders/${order.id}/claims/${claim.id}/cancel`),

    async exchange(order, replacement) {
      const item = firstItems(order, 1)[0];
      await admin.post(`/orders/${order.id}/swaps`, {
        return_items: [{ item_id: item.id, quantity: 1, reason_id: reasons[0].id, note: "One size up, please" }], additional_items: [{ variant_id: replacement.id, quantity: 1 }],
        return_shipping: { option_id: optionsOf(order).returning[0].id, price: 0 }, return_location_id: locationOf(order), no_notification: true,
      });
      const after = await again(order);
      return { order: after, swap: after.swaps.at(-1) };
    },
    cancelExchange: (order, swap) => admin.post(`/orders/${order.id}/swaps/${swap.id}/cancel`),
    takePayment: (order, swap) => admin.post(`/orders/${order.id}/swaps/${swap.id}/process-payment`),
    fulfilExchange: (order, swap) => admin.post(`/orders/${order.id}/swaps/${swap.id}/fulfillments`, { location_id: locationOf(order) }),
    async shipExchange(order, swap) {
      const parcel = (await again(order)).swaps.find(({ id }) => id === swap.id).fulfillments[0];
      await admin.post(`/orders/${order.id}/swaps/${swap.id}/shipments`, { fulfillment_id: parcel.id, tracking_numbers: tracking() });
    },

    async edit(order, { add, more, remove, note = "" }) {
      const edit = (await admin.post("/order-edits", { order_id: order.id, internal_note: note })).order_edit;
      if (add) await admin.post(`/order-edits/${edit.id}/items`, { variant_id: add.id, quantity: 1 });
      const { items } = (await admin.get(`/order-edits/${edit.id}`)).order_edit;
      const known = items.find((item) => item.original_item_id);
      if (more) await admin.post(`/order-edits/${edit.id}/items/${known.id}`, { quantity: known.quantity + 1 });
      if (remove) await admin.delete(`/order-edits/${edit.id}/items/${known.id}`);
      return edit;
    },
    requestEdit: (edit) => admin.post(`/order-edits/${edit.id}/request`),
    confirmEdit: (edit) => admin.post(`/order-edits/${edit.id}/confirm`),
    cancelEdit: (edit) => admin.post(`/order-edits/${edit.id}/cancel`),

    note: (order, value) => admin.post("/notes", { resource_type: "order", resource_id: order.id, value }),
    // No API takes an order's metadata: plugins of a shop write it from inside.
    describe: (order, metadata) => client.query(`UPDATE "order" SET metadata = $2 WHERE id = $1`, [order.id, JSON.stringify(metadata)]),
  };
  return desk;
}
