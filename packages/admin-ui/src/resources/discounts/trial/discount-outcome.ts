import type { RecordOf } from "@tillhouse/extension-sdk";

type Discount = RecordOf<"discounts">;

/** A condition with the ids of all that it names. */
export interface KnownCondition {
  type: RecordOf<"discount-conditions">["type"];
  operator: RecordOf<"discount-conditions">["operator"];
  ids: readonly string[];
}

/** What of a discount decides what it takes off. A code that was made from another one has the regions and the rule of that. */
export interface DiscountTerms
  extends Pick<Discount, "is_disabled" | "starts_at" | "ends_at" | "usage_limit" | "usage_count"> {
  rule: Pick<NonNullable<Discount["rule"]>, "type" | "value" | "allocation">;
  /** Ids of its regions. */
  regionIds: readonly string[];
  conditions: readonly KnownCondition[];
}

/** Who puts what into a cart. */
export interface DiscountedLine {
  regionId: string;
  /** Groups of the customer; `undefined`: somebody who has not signed in. */
  groupIds: readonly string[] | undefined;
  /** What of the product decides. */
  product: {
    id: string;
    type_id: string | null;
    collection_id: string | null;
    tagIds: readonly string[];
    discountable: boolean;
  };
  quantity: number;
  /** For one, in minor units. */
  unitPrice: number;
  /** Whether the price contains the tax. */
  includesTax: boolean;
  /** Percentages that are charged on the product, such as `[25]`. */
  taxRates: readonly number[];
}

/** Why the store does not take the code. */
type Refusal = "used_up" | "scheduled" | "expired" | "off" | "guest" | "region" | "groups";

/** What a code does to a line. */
export interface DiscountOutcome {
  /** Why the store does not take the code at all, the one that it says itself first; none where it takes it. */
  refusals: readonly Refusal[];
  /** The conditions that the product does not meet. All have to be met. */
  unmet: readonly KnownCondition[];
  /** Before anything is taken off, without tax, in minor units. */
  subtotal: number;
  /** What is taken off that, in minor units. */
  amount: number;
}

/** Whether somebody or something is named where it has to be, or is not where it must not be. */
function isMet({ operator, ids }: KnownCondition, own: readonly (string | null)[]): boolean {
  const isNamed = own.some((id) => id !== null && ids.includes(id));
  return operator === "in" ? isNamed : !isNamed;
}

/** What of a product a condition is about. */
function idsOf(
  type: KnownCondition["type"],
  { id, type_id, collection_id, tagIds }: DiscountedLine["product"],
): readonly (string | null)[] {
  if (type === "product_types") return [type_id];
  if (type === "product_collections") return [collection_id];
  return type === "product_tags" ? tagIds : [id];
}

/** Every reason that the store has, in the order in which it looks for one. */
function refusalsOf(
  { is_disabled, starts_at, ends_at, usage_limit, usage_count, regionIds, conditions }: DiscountTerms,
  { regionId, groupIds }: DiscountedLine,
  now: number,
): Refusal[] {
  const groups = conditions.filter(({ type }) => type === "customer_groups");
  const reasons: Record<Refusal, boolean> = {
    used_up: Boolean(usage_limit) && usage_count >= Number(usage_limit),
    scheduled: Date.parse(starts_at) > now,
    expired: Boolean(ends_at) && Date.parse(String(ends_at)) < now,
    off: is_disabled,
    // Somebody whose groups nobody knows is refused, even where a condition only leaves groups out.
    guest: groupIds === undefined && groups.length > 0,
    region: !regionIds.includes(regionId),
    groups: groupIds !== undefined && !groups.every((condition) => isMet(condition, groupIds)),
  };
  return (Object.keys(reasons) as Refusal[]).filter((reason) => reasons[reason]);
}

/** What a line costs without the tax, as the store works it out: the tax of one unit is rounded, then that of all. */
export function netSubtotal({
  unitPrice,
  quantity,
  includesTax,
  taxRates,
}: Pick<DiscountedLine, "unitPrice" | "quantity" | "includesTax" | "taxRates">): number {
  if (!includesTax) return unitPrice * quantity;
  const rate = taxRates.reduce((sum, percent) => sum + percent / 100, 0);
  const taxable = (unitPrice - Math.round((rate * unitPrice) / (1 + rate))) * quantity;
  const tax = taxRates.reduce((sum, percent) => sum + Math.round(taxable * (percent / 100)), 0);
  return unitPrice * quantity - tax;
}

/** What the rule takes off, never more than there is. */
function reduction(
  { type, value, allocation }: DiscountTerms["rule"],
  subtotal: number,
  quantity: number,
): number {
  if (type === "free_shipping") return 0;
  if (type === "percentage") return Math.min(Math.round((subtotal / 100) * value), subtotal);
  return Math.min(allocation === "total" ? value : value * quantity, subtotal);
}

/**
 * What a code takes off a line that is alone in its cart, as the store decides it: first whether it takes the code, then whether the
 * product meets each condition.
 *
 * @param now Milliseconds since 1970.
 */
export function discountOutcome(
  terms: DiscountTerms,
  line: DiscountedLine,
  now = Date.now(),
): DiscountOutcome {
  const refusals = refusalsOf(terms, line, now);
  const unmet = terms.conditions.filter(
    (condition) =>
      condition.type !== "customer_groups" && !isMet(condition, idsOf(condition.type, line.product)),
  );
  const subtotal = netSubtotal(line);
  const isTaken = refusals.length === 0 && unmet.length === 0 && line.product.discountable;
  return {
    refusals,
    unmet,
    subtotal,
    amount: isTaken ? reduction(terms.rule, subtotal, line.quantity) : 0,
  };
}
