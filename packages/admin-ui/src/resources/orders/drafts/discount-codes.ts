import type { RecordOf } from "@tillhouse/extension-sdk";
import { custom, refine } from "zod/mini";

/** A discount, with what decides whether the store takes it. */
export type Discount = NonNullable<NonNullable<RecordOf<"draft-orders">["cart"]>["discounts"]>[number];

/** A code that the store knows. */
export interface DiscountCode {
  code: string;
  /** Ids of the regions where it holds; `undefined` where only the store can tell. */
  regions: string[] | undefined;
}

/** Codes that were looked up, and what is typed and not yet looked up. */
export interface DiscountCodes {
  codes: DiscountCode[];
  typed: string;
}

export const noCodes: DiscountCodes = { codes: [], typed: "" };

/** Codes that can be sent. One that is typed and not yet looked up would be forgotten without a word. */
export const discountCodes = custom<DiscountCodes>().check(
  refine(({ typed }) => typed.trim() === "", "draft-orders.discount.unchecked"),
);

/** A discount as a form holds it. A code that was made from another one holds where that one does. */
export function codeOf({ code, regions, parent_discount_id }: Discount): DiscountCode {
  return { code, regions: parent_discount_id ? undefined : regions?.map(({ id }) => id) };
}

/** Codes as the API takes them. */
export function sentCodes({ codes }: DiscountCodes): { code: string }[] {
  return codes.map(({ code }) => ({ code }));
}

/** Whether a discount holds in a region, as far as that is known. */
export function holdsIn({ regions }: DiscountCode, regionId: string | null | undefined): boolean {
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
  return holdsIn(codeOf(discount), regionId) ? undefined : "draft-orders.discount.otherRegion";
}
