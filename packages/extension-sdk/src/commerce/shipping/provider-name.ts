import type { Translate } from "../../i18n/message-keys";

/**
 * The name of a provider of payments, parcels or taxes, as its id spells it.
 *
 * @example providerName("stripe-blik", host) // "Stripe blik"
 */
export function providerName(
  id: string,
  { translate }: { /** Looks a text up. */ translate: Translate },
): string {
  if (id === "system") return translate("orders.payment.system");
  const name = id.replace(/[-_]+/g, " ").trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
