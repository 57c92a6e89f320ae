import { field } from "@tillhouse/extension-sdk";
import { shippingMethodSchema } from "@tillhouse/extension-sdk/commerce";
import { refine } from "zod/mini";

const { option_id, price } = shippingMethodSchema.shape;

/** A way to the customer in a list of such ways: both have to be there. */
export const outboundShipping = {
  option_id: option_id.check(refine((id) => id !== null, "form.required")),
  price: price.check(refine((amount) => amount !== null, "form.required")),
};

/** The fields of a {@link outboundShipping}; `path` is where the record holds its order, such as `order.`. */
export function outboundShippingFields(label: string, path = "") {
  return [
    field.reference("option_id", {
      to: "shipping-options",
      label,
      filter: { is_return: false },
      filterPaths: { region_id: `${path}region_id` },
    }),
    field.money("price", { currencyPath: `${path}currency_code`, label: "orders.swap.price" }),
  ] as const;
}
