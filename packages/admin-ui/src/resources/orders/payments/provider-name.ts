import type { Host } from "@tillhouse/extension-sdk";

/** The name of a provider of payments or parcels, as its id spells it: `stripe-blik` is "Stripe blik". */
export function providerName(id: string, { translate }: Pick<Host, "translate">): string {
  if (id === "system") return translate("orders.payment.system");
  const name = id.replace(/[-_]+/g, " ").trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
