import type { Host, RecordOf } from "@tillhouse/extension-sdk";

type Payment = NonNullable<RecordOf<"orders">["payments"]>[number];

/** The name of a payment's provider as its id spells it: `stripe-blik` is "Stripe blik". */
export function providerName({ provider_id }: Pick<Payment, "provider_id">, { translate }: Host): string {
  if (provider_id === "system") return translate("orders.payment.system");
  const name = provider_id.replace(/[-_]+/g, " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
