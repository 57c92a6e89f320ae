import type { Translate } from "../../i18n/message-keys";

const ofOrders =
  /^order\.(placed|shipment_created|canceled|completed|refund_created|return_requested|items_returned|gift_card_created)$/;
const ofParts = /^(order-edit\.requested|(swap|claim)\.(created|shipment_created))$/;

const ofPeople =
  /^((customer|user)\.password_reset|customer\.(created|updated)|invite\.created|gift_card\.created|restock-notification\.restocked)$/;

/**
 * What was sent when something happened, in words; `undefined` where the store's own name of the event is all there is.
 *
 * @example notificationLabel("order.placed", translate) // "Order confirmation sent"
 */
export function notificationLabel(
  event: string | null | undefined,
  translate: Translate,
): string | undefined {
  if (!event) return undefined;
  if (ofPeople.test(event)) return translate(`notifications.sent.${event.replace(".", "_")}`);
  if (!(ofOrders.test(event) || ofParts.test(event))) return undefined;
  return translate(`orders.sent.${event.replace(".", "_")}`);
}
