import { int, minimum, nullable, number, object, string } from "zod/mini";
import type { ShippingOption } from "./use-shipping-options";

/** A price in minor units; the option's own while it is `null`. */
const price = nullable(number().check(int("form.unreadable"), minimum(0, "orders.shipping.negative")));

/** A way of shipping, and what it costs: none while its option is `null`. @example const schema = object({ way: shippingMethodSchema }); */
export const shippingMethodSchema = object({ option_id: nullable(string()), price });

/** A {@link shippingMethodSchema} as a form holds it: what is sent leaves out what is only there to be counted with. */
export interface ShippingMethodInput {
  /** Id of the shipping option; `null` while none is chosen. */
  option_id: string | null;
  /** What was typed, in minor units; `null` for the option's own price. */
  price: number | null;
  /** What was chosen, with its taxes. */
  option?: Pick<ShippingOption, "amount" | "includes_tax" | "tax_rates">;
  /** From the customer. */
  isReturn?: boolean;
  /** It costs nothing unless somebody says so. */
  isFree?: boolean;
}

/**
 * A way of shipping as the API takes it, with the option's own price where none was typed.
 *
 * @example await custom.post(path, { return_shipping: shippingPayload(values.way) });
 */
export function shippingPayload({ option_id, price }: ShippingMethodInput) {
  return option_id === null ? undefined : { option_id, ...(price !== null && { price }) };
}

/**
 * What a way of shipping costs with its tax, in minor units, counted as the store counts it. Rates are in percent.
 *
 * @example shippingCost({ price: 1000, includes_tax: false }, [{ rate: 25 }]) // 1250
 */
export function shippingCost(
  { price, includes_tax }: { price: number; includes_tax?: boolean },
  taxes: readonly { rate: number | null }[] | null | undefined,
): number {
  const rates = (taxes ?? []).map(({ rate }) => (rate ?? 0) / 100);
  const sum = rates.reduce((all, rate) => all + rate, 0);
  const net = includes_tax ? price - Math.round((price * sum) / (1 + sum)) : price;
  return rates.reduce((all, rate) => all + Math.round(net * rate), net);
}

/** What a chosen way costs with its tax; nothing while none is. @example const refund = worth - shippingMethodCost(values.way); */
export function shippingMethodCost({ option, price }: ShippingMethodInput): number {
  const own = Number.isInteger(price) ? price : option?.amount;
  return option ? shippingCost({ ...option, price: own ?? 0 }, option.tax_rates) : 0;
}
