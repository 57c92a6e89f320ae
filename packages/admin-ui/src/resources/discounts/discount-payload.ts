import type { FormDefinition, RecordOf } from "@tillhouse/extension-sdk";
import { normalizedCode } from "./codes/propose-codes";
import { conditionPayload, type NewCondition } from "./conditions/conditions";

type Discount = RecordOf<"discounts">;

/** What the form answers. Where a section asks for a part of it, the rest is missing. */
export interface DiscountOutput {
  code: string;
  description: string;
  state: "off" | "on";
  type: "percentage" | "fixed" | "free_shipping";
  percentage: number | null;
  region_id: string | null;
  amount: number | null;
  allocation: "total" | "item";
  regions: string[];
  starts_at: string | null;
  ends_at: string | null;
  usage_limit: number | null;
  is_dynamic: boolean;
  valid_duration: string | null;
  conditions: NewCondition[];
  metadata: Record<string, unknown>;
}

type Output = Partial<DiscountOutput>;

/** What a rule takes off: percent, or an amount in minor units. Free shipping takes nothing but the shipping. */
function ruleValue({ type, percentage, amount }: Output): number | undefined {
  if (type === "percentage") return percentage ?? undefined;
  if (type === "fixed") return amount ?? undefined;
  return type === "free_shipping" ? 0 : undefined;
}

/** A fixed amount has one region, whose currency it is in. */
function regionsOf({ type, region_id, regions }: Output): string[] | undefined {
  if (type !== "fixed") return regions;
  return region_id ? [region_id] : undefined;
}

/** What is not nothing. */
function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );
}

function newPayload(output: Output): Record<string, unknown> {
  const { type, allocation, conditions = [], metadata = {} } = output;
  return {
    code: normalizedCode(output.code ?? ""),
    is_dynamic: output.is_dynamic ?? false,
    is_disabled: output.state === "off",
    regions: regionsOf(output) ?? [],
    rule: {
      type,
      value: ruleValue(output),
      // Of other rules the store takes the same off, however it is shared out.
      allocation: type === "fixed" ? allocation : "total",
      ...given({ description: output.description?.trim() }),
      ...(conditions.length > 0 && { conditions: conditions.map(conditionPayload) }),
    },
    ...given({
      starts_at: output.starts_at,
      ends_at: output.ends_at,
      usage_limit: output.usage_limit,
      valid_duration: output.is_dynamic ? output.valid_duration : null,
    }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

/** Whether two values are the same to a reader of JSON; lists in any order. */
function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((value) => right.includes(value));
  return (left ?? null) === (right ?? null);
}

/**
 * What was changed of a discount, under plain keys: the rule stands inside of it, where nobody could say what an update changed.
 * {@link updateDiscount} puts it together.
 */
function changes(output: Output, discount: Discount): Record<string, unknown> {
  const { rule } = discount;
  // The form asks for the type of a new one only; a rule keeps its own.
  const known: Output = { ...output, type: rule?.type };
  const asked = <Key extends keyof Output>(...keys: Key[]) => keys.some((key) => key in output);
  const wanted: Record<string, { now: unknown; was: unknown }> = {
    ...(asked("code") && { code: { now: normalizedCode(output.code ?? ""), was: discount.code } }),
    ...(asked("starts_at") && { starts_at: { now: output.starts_at, was: discount.starts_at } }),
    ...(asked("ends_at") && { ends_at: { now: output.ends_at, was: discount.ends_at } }),
    ...(asked("usage_limit") && { usage_limit: { now: output.usage_limit, was: discount.usage_limit } }),
    ...(asked("valid_duration") && {
      valid_duration: { now: output.valid_duration, was: discount.valid_duration },
    }),
    ...(asked("regions", "region_id") && {
      region_ids: { now: regionsOf(known), was: (discount.regions ?? []).map(({ id }) => id) },
    }),
    ...(asked("description") && {
      description: { now: output.description?.trim(), was: rule?.description ?? "" },
    }),
    ...(asked("percentage", "amount") && { value: { now: ruleValue(known), was: rule?.value } }),
    ...(asked("allocation") && { allocation: { now: output.allocation, was: rule?.allocation } }),
  };
  const changed = Object.entries(wanted).filter(
    ([key, { now, was }]) => !isSame(now, was) && !(now === undefined && key !== "ends_at"),
  );
  const payload = Object.fromEntries(changed.map(([key, { now }]) => [key, now ?? null]));
  const isRule = ["description", "value", "allocation"].some((key) => key in payload);
  return { ...payload, ...(isRule && { rule_id: discount.rule_id }) };
}

/** What is sent of a new discount, or of one that is changed: then only what is other than before. */
export function discountPayload(output: Output, discount: Discount | undefined): Record<string, unknown> {
  return discount === undefined ? newPayload(output) : changes(output, discount);
}

/**
 * Changes a discount. The store measures a new end by the old beginning, and would refuse a period that moves to before it: where both
 * change, the beginning goes first.
 */
export const updateDiscount: NonNullable<FormDefinition<"discounts", never>["update"]> = async (
  { rule_id, description, value, allocation, region_ids, ...rest },
  { send },
) => {
  const rule = Object.fromEntries(
    Object.entries({ description, value, allocation }).filter(([, sent]) => sent !== undefined),
  );
  const payload: Record<string, unknown> = {
    ...rest,
    ...(region_ids !== undefined && { regions: region_ids }),
    ...(Object.keys(rule).length > 0 && { rule: { id: rule_id, ...rule } }),
  };
  const { ends_at, ...first } = payload;
  if (typeof first.starts_at !== "string" || typeof ends_at !== "string") return send(payload);
  await send(first);
  return send({ ends_at });
};
