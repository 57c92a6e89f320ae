import type { RecordOf } from "@tillhouse/extension-sdk";

type Discount = NonNullable<NonNullable<RecordOf<"draft-orders">["cart"]>["discounts"]>[number];

/** A code that the store knows. */
interface DraftDiscount {
  code: string;
  /** Ids of the regions where it holds; `undefined` where only the store can tell. */
  regions: string[] | undefined;
}

/** The codes of a draft, and what is typed and not yet checked. */
export interface DraftDiscounts {
  codes: DraftDiscount[];
  typed: string;
}

export const noDiscounts: DraftDiscounts = { codes: [], typed: "" };

/** A discount as a form holds it. A code that was made from another one holds where that one does. */
export function draftDiscount({ code, regions, parent_discount_id }: Discount): DraftDiscount {
  return { code, regions: parent_discount_id ? undefined : regions?.map(({ id }) => id) };
}

/** Whether a discount holds in a region, as far as that is known. */
export function holdsIn({ regions }: DraftDiscount, regionId: string | null | undefined): boolean {
  return regions === undefined || !regionId || regions.includes(regionId);
}

/** Why the store would refuse a discount; the key of a text, `undefined` where it would not. */
export function discountProblem(discount: Discount, regionId: string | null | undefined): string | undefined {
  const { is_disabled, starts_at, ends_at, usage_limit, usage_count } = discount;
  const now = Date.now();
  if (is_disabled) return "draft-orders.discount.disabled";
  if (Date.parse(String(starts_at)) > now) return "draft-orders.discount.notStarted";
  if (ends_at && Date.parse(String(ends_at)) < now) return "draft-orders.discount.expired";
  if (usage_limit && usage_count >= usage_limit) return "draft-orders.discount.usedUp";
  return holdsIn(draftDiscount(discount), regionId) ? undefined : "draft-orders.discount.otherRegion";
}
