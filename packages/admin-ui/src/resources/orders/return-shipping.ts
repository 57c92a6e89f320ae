import { int, minimum, nullable, number } from "zod/mini";

/** A price in minor units; the option's own while it is `null`. */
export const shippingPrice = nullable(
  number().check(int("form.unreadable"), minimum(0, "orders.shipping.negative")),
);

/** A way of shipping as the API takes it, with the option's own price where none was typed. */
export function shippingOf(option_id: string | null, price: number | null) {
  return option_id === null ? undefined : { option_id, ...(price !== null && { price }) };
}
