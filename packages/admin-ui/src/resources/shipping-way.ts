import { field } from "@tillhouse/extension-sdk";
import { int, minimum, nullable, number, object, refine, string } from "zod/mini";
import type { ShippingOption } from "./use-shipping-options";

/** A price in minor units; the option's own while it is `null`. */
const price = nullable(number().check(int("form.unreadable"), minimum(0, "orders.shipping.negative")));

/** A way of shipping, and what it costs: none while its option is `null`. */
export const shippingWay = object({ option_id: nullable(string()), price });

/** A {@link shippingWay} as a form holds it: what is sent leaves out what is only there to be counted with. */
export interface ShippingWay {
  option_id: string | null;
  price: number | null;
  /** What was chosen, with its taxes. */
  option?: Pick<ShippingOption, "amount" | "includes_tax" | "tax_rates">;
  /** From the customer. */
  isReturn?: boolean;
  /** It costs nothing unless somebody says so. */
  isFree?: boolean;
}

/** A way of shipping as the API takes it, with the option's own price where none was typed. */
export function shippingOf({ option_id, price }: ShippingWay) {
  return option_id === null ? undefined : { option_id, ...(price !== null && { price }) };
}

/** What a way of shipping costs with its tax, counted as the store counts it. */
export function shippingCost(
  { price, includes_tax }: { price: number; includes_tax?: boolean },
  taxes: readonly { rate: number | null }[] | null | undefined,
): number {
  const rates = (taxes ?? []).map(({ rate }) => (rate ?? 0) / 100);
  const sum = rates.reduce((all, rate) => all + rate, 0);
  const net = includes_tax ? price - Math.round((price * sum) / (1 + sum)) : price;
  return rates.reduce((all, rate) => all + Math.round(net * rate), net);
}

/** What a chosen way costs with its tax; nothing while none is. */
export function wayCost({ option, price }: ShippingWay): number {
  const own = Number.isInteger(price) ? price : option?.amount;
  return option ? shippingCost({ ...option, price: own ?? 0 }, option.tax_rates) : 0;
}

/** A way to the customer in a list of such ways: both have to be there. */
export const wayOut = {
  option_id: nullable(string()).check(refine((id) => id !== null, "form.required")),
  price: price.check(refine((amount) => amount !== null, "form.required")),
};

/** The fields of a {@link wayOut}; `path` is where the record holds its order, such as `order.`. */
export function wayOutFields(label: string, path = "") {
  return [
    field.reference("option_id", {
      to: "shipping-options",
      label,
      filter: { is_return: false },
      filterFrom: { region_id: `${path}region_id` },
    }),
    field.money("price", { currencyFrom: `${path}currency_code`, label: "orders.exchange.price" }),
  ] as const;
}
