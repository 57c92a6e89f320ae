import type { RecordOf } from "@tillhouse/extension-sdk";
import type { FulfillmentOption } from "./fulfillment-options";

type ShippingOption = RecordOf<"shipping-options">;

/** What the form of a way of shipping holds; what is not asked is not there. Amounts are in minor units. */
export interface OptionValues {
  name: string;
  region_id?: string | null;
  direction?: "outbound" | "return";
  fulfillment_option?: FulfillmentOption | null;
  profile_id?: string | null;
  price_type: "flat_rate" | "calculated";
  amount?: number | null;
  includes_tax?: boolean;
  min_subtotal: number | null;
  max_subtotal: number | null;
  admin_only: boolean;
}

/** The limit of a kind that an option has. */
export function limitOf({ requirements = [] }: ShippingOption, type: "min_subtotal" | "max_subtotal") {
  return requirements.find((requirement) => requirement.type === type);
}

/** What the store takes for an order's value: limits that are there already keep their ids, and those that are left out go. */
function requirementsOf({ min_subtotal, max_subtotal }: OptionValues, record: ShippingOption | undefined) {
  return Object.entries({ min_subtotal, max_subtotal } as const).flatMap(([type, amount]) => {
    if (amount === null) return [];
    const id = record && limitOf(record, type as "min_subtotal" | "max_subtotal")?.id;
    return [{ ...(id !== undefined && { id }), type, amount }];
  });
}

function isSameLimits(values: OptionValues, record: ShippingOption): boolean {
  return (["min_subtotal", "max_subtotal"] as const).every(
    (type) => (limitOf(record, type)?.amount ?? null) === values[type],
  );
}

/** What is sent of a way of shipping. Where it goes and who brings it can be said only once. */
export function optionPayload(
  values: OptionValues,
  record: ShippingOption | undefined,
): Record<string, unknown> {
  const { name, admin_only, price_type, includes_tax } = values;
  const amount = price_type === "calculated" ? null : (values.amount ?? null);
  const requirements = requirementsOf(values, record);
  const priced = { price_type, ...(amount !== null && { amount }) };
  const taxed = includes_tax === undefined ? {} : { includes_tax };
  if (record === undefined)
    return {
      name,
      region_id: values.region_id,
      is_return: values.direction === "return",
      provider_id: values.fulfillment_option?.provider_id,
      data: values.fulfillment_option?.data,
      ...(values.profile_id && { profile_id: values.profile_id }),
      ...priced,
      ...taxed,
      requirements,
      admin_only,
    };
  return {
    ...(name !== record.name && { name }),
    ...(admin_only !== record.admin_only && { admin_only }),
    ...((price_type !== record.price_type || amount !== record.amount) && priced),
    ...(includes_tax !== undefined && includes_tax !== (record.includes_tax ?? false) && taxed),
    ...(!isSameLimits(values, record) && { requirements }),
  };
}
