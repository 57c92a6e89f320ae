import type { DetailDefinition, Host, RecordOf } from "@tillhouse/extension-sdk";

type Discount = RecordOf<"discounts">;
export type Condition = RecordOf<"discount-conditions">;
export type ConditionType = Condition["type"];
export type Operator = Condition["operator"];

/** What a discount can be limited to, and the resource of what is named there. The API names the members by the type itself. */
export const conditionResources = {
  products: "products",
  product_types: "product-types",
  product_collections: "collections",
  product_tags: "product-tags",
  customer_groups: "customer-groups",
} as const satisfies Record<ConditionType, string>;

export const conditionTypes = [
  "products",
  "product_types",
  "product_collections",
  "product_tags",
  "customer_groups",
] as const satisfies readonly ConditionType[];

export const operators = ["in", "not_in"] as const satisfies readonly Operator[];

/** What a form holds of a condition that is not made yet. */
export interface NewCondition {
  type: ConditionType;
  operator: Operator;
  /** Ids of what it names. */
  ids: string[];
}

/** A condition as the API takes it: the members stand under the name of its type. */
export function conditionPayload({ type, operator, ids }: NewCondition) {
  return { operator, [type]: ids };
}

/** Whether a discount has a condition of this type and operator already. The store keeps one of each. */
export function hasCondition(
  { rule }: Pick<Discount, "rule">,
  { type, operator }: Pick<Condition, "type" | "operator">,
): boolean {
  return (rule?.conditions ?? []).some((other) => other.type === type && other.operator === operator);
}

/** The conditions that can be changed on the page of a discount. A code that was made from another one has those of that one. */
export function ownConditions({ rule, parent_discount_id }: Discount): readonly Condition[] {
  return parent_discount_id === null || parent_discount_id === undefined ? (rule?.conditions ?? []) : [];
}

/** Where a condition has its own address. */
export function conditionPath(discountId: string, conditionId: string): string {
  return `/discounts/${encodeURIComponent(discountId)}/conditions/${encodeURIComponent(conditionId)}`;
}

/** A condition with the ids of all its members, however many there are. */
export async function readCondition(
  { client }: Pick<Host, "client">,
  discountId: string,
  { id, type }: Pick<Condition, "id" | "type">,
): Promise<NewCondition> {
  const { discount_condition } = await client.admin.custom.get<{ discount_condition: Condition }>(
    conditionPath(discountId, id),
    { expand: type },
  );
  return {
    type: discount_condition.type,
    operator: discount_condition.operator,
    ids: (discount_condition[type] ?? []).map((member) => member.id),
  };
}

type ConditionSection = ReturnType<
  Extract<DetailDefinition<"discounts">["sections"][number], { sections: unknown }>["sections"]
>[number];

/** What each condition names, as a list of its own: searched, added and taken out many at once. */
export function conditionSections(discount: Discount): readonly ConditionSection[] {
  return ownConditions(discount).map(({ id, type, operator }) => ({
    id: `condition-${id}`,
    label: `discounts.conditionTitles.${operator}.${type}`,
    hint: `discounts.hints.members.${type === "customer_groups" ? "customers" : "items"}`,
    related: conditionResources[type],
    filter: () => ({ discount_condition_id: id }),
    members: { path: `conditions/${encodeURIComponent(id)}/batch`, key: "resources", format: "objects" },
  }));
}
