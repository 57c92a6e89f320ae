import { field } from "@tillhouse/extension-sdk";
import { shippingMethodSchema } from "@tillhouse/extension-sdk/commerce";
import { refine } from "zod/mini";

const { option_id, price } = shippingMethodSchema.shape;

/** A way to the customer in a list of such ways: both have to be there. */
export const outboundShipping = {
  option_id: option_id.check(refine((id) => id !== null, "form.required")),
  price: price.check(refine((amount) => amount !== null, "form.required")),
};

/**
 * The fields of a {@link outboundShipping}.
 *
 * @param options.path where the record holds its order, such as `order.`
 * @param options.filter what else narrows the shipping options: those that the store offers to customers
 */
export function outboundShippingFields(
  label: string,
  { path = "", filter }: { path?: string; filter?: { admin_only: boolean } } = {},
) {
  return [
    field.reference("option_id", {
      to: "shipping-options",
      label,
      filter: { is_return: false, ...filter },
      filterPaths: { region_id: `${path}region_id` },
    }),
    field.money("price", { currencyPath: `${path}currency_code`, label: "orders.swap.price" }),
  ] as const;
}
