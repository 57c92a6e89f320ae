/**
 * What the store tells people about, by event: whom, and what the message says. A letter that answers undefined is not
 * sent. What it answers beside `to` is kept with the notification; secrets of the event, such as tokens, are not.
 */
const ofOrder = (subject, more = () => ({})) => async (event, { orderService }) => {
  const order = await orderService.retrieve(event.id, { select: ["id", "display_id", "email"] });
  return { to: order.email, subject: subject(order.display_id), order_id: order.id, ...more(event) };
};

const letters = {
  "order.placed": ofOrder((number) => `We have your order #${number}`),
  "order.shipment_created": ofOrder((number) => `Order #${number} is on its way`, ({ fulfillment_id }) => ({ fulfillment_id })),
  "order.canceled": ofOrder((number) => `Order #${number} is cancelled`),
  "order.refund_created": ofOrder((number) => `Your refund for order #${number}`, ({ refund_id }) => ({ refund_id })),
  "order.return_requested": ofOrder((number) => `How to send back what you ordered with #${number}`, ({ return_id }) => ({ return_id })),
  // A guest becomes a customer too, but has made no account to be welcomed to.
  "customer.created": async ({ email, has_account: hasAccount }) => (hasAccount ? { to: email, subject: "Welcome to Marram Outfitters" } : undefined),
  "customer.password_reset": async ({ email }) => ({ to: email, subject: "Choose a new password" }),
  "invite.created": async ({ user_email: to }) => ({ to, subject: "You are invited to Marram Outfitters" }),
  "gift_card.created": async ({ id }, { giftCardService, orderService }) => {
    const card = await giftCardService.retrieve(id, { select: ["id", "order_id"] });
    if (!card.order_id) return undefined;
    const order = await orderService.retrieve(card.order_id, { select: ["id", "email"] });
    return { to: order.email, subject: "Your gift card", order_id: order.id };
  },
};

/**
 * The address that a letter leads to. It is good for whoever has it, so it is written to the store's log, which only the
 * person at this machine reads, and nowhere else.
 */
const links = {
  "user.password_reset": ({ token }, admin) => `${admin}/reset-password?token=${token}`,
  "invite.created": ({ token }, admin) => `${admin}/invite?token=${token}`,
};

module.exports = { letters, links };
