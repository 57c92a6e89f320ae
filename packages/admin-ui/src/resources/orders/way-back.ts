import { type FieldOptions, field, partOf, type RecordOf } from "@tillhouse/extension-sdk";
import { boolean, int, minimum, nullable, number, object, refine, string } from "zod/mini";
import { sentFrom } from "./return-rules";

/** Loads what the forms of returns, exchanges and claims draw themselves. */
export const returnFields = () => import("./return-fields");

/** A price in minor units; the option's own while it is `null`. */
const price = nullable(number().check(int("form.unreadable"), minimum(0, "orders.shipping.negative")));

/** A way of shipping and what it costs; none while its option is `null`. */
export interface ShippingWay {
  option_id: string | null;
  price: number | null;
}
export const shippingWay = object({ option_id: nullable(string()), price });
export const noShipping: ShippingWay = { option_id: null, price: null };

/** A way of shipping as the API takes it, with the option's own price where none was typed. */
export function shippingOf({ option_id, price }: ShippingWay) {
  return option_id === null ? undefined : { option_id, ...(price !== null && { price }) };
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

/** What every form asks that has items come back: on which way, where to, and whether the customer hears of it. */
export const wayBack = { way: shippingWay, location_id: nullable(string()), notify: boolean() };

/** The fields of a {@link wayBack}, apart from the last one. */
export function wayBackFields(draws: "WayBack" | "FreeWayBack", when?: FieldOptions["when"]) {
  return [
    field.own("way", { label: "orders.return.option", load: partOf(returnFields, draws), when }),
    field.reference("location_id", {
      to: "stock-locations",
      label: "orders.return.location",
      hint: "orders.return.locationHint",
      needs: "stockLocationService",
      when,
    }),
  ] as const;
}

export function wayBackValues(order: RecordOf<"orders">) {
  return { way: noShipping, location_id: sentFrom(order), notify: !order.no_notification };
}
