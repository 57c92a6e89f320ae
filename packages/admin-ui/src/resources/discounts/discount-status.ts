import type { RecordOf } from "@tillhouse/extension-sdk";

type Discount = RecordOf<"discounts">;

/** Whether the store takes a code now, and why not. */
export type DiscountStatus = NonNullable<Discount["status"]>;

/** All of them, in the order of their urgency. */
export const discountStatuses = ["active", "scheduled", "expired", "used_up", "off"] as const;

/** What of a discount decides whether the store takes it. Dates are ISO 8601. */
type Dated = Pick<Discount, "is_disabled" | "starts_at" | "ends_at" | "usage_limit" | "usage_count">;

/**
 * Whether the store takes a code, as it decides that itself when a code is put into a cart. A limit of 0 counts as none there, and so it
 * does here. How long codes hold that are made from a discount says nothing of the discount.
 */
export function statusOf(
  { is_disabled, starts_at, ends_at, usage_limit, usage_count }: Dated,
  now = Date.now(),
): DiscountStatus {
  if (is_disabled) return "off";
  if (ends_at && Date.parse(ends_at) < now) return "expired";
  if (usage_limit && usage_count >= usage_limit) return "used_up";
  return Date.parse(starts_at) > now ? "scheduled" : "active";
}

/** What lists can be narrowed and sorted by, beside what the API says. */
export function derivedOf(discount: Discount) {
  const { rule } = discount;
  return { status: statusOf(discount), type: rule?.type, description: rule?.description };
}

/** The currency of a fixed amount: that of its one region. A code that was made from another discount has the region of that. */
export function currencyOf({ regions = [], parent_discount }: Discount): string | undefined {
  return (regions[0] ?? parent_discount?.regions?.[0])?.currency_code;
}
