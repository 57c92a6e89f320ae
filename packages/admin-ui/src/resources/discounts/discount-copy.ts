import type { ActionContext, RecordOf } from "@tillhouse/extension-sdk";
import { runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { findByCode } from "./codes/find-code";
import { conditionPayload, type NewCondition, readCondition } from "./conditions/conditions";

type Discount = RecordOf<"discounts">;

/** What is not nothing. */
function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * What a copy of a discount is made of: its whole rule, with every condition and all that it names. It is off, so that nobody uses it by
 * chance. Codes that were made from the first one stay with that.
 */
function copyPayload(
  discount: Discount,
  { code, conditions }: { code: string; conditions: readonly NewCondition[] },
) {
  const { rule } = discount;
  return {
    code,
    is_disabled: true,
    is_dynamic: discount.is_dynamic,
    regions: (discount.regions ?? []).map(({ id }) => id),
    rule: {
      type: rule?.type,
      value: rule?.value,
      allocation: rule?.allocation ?? "total",
      ...given({ description: rule?.description }),
      // One that names nothing any more is none: the store takes it neither.
      conditions: conditions.filter(({ ids }) => ids.length > 0).map(conditionPayload),
    },
    ...given({
      starts_at: discount.starts_at,
      ends_at: discount.ends_at,
      usage_limit: discount.usage_limit || null,
      valid_duration: discount.valid_duration,
      metadata: discount.metadata,
    }),
  };
}

/** Makes a copy of a discount that is off, and answers its id. A lost answer makes no second one. */
export async function copyDiscount({
  record,
  host,
  progress,
}: Pick<ActionContext<Discount>, "record" | "host" | "progress">): Promise<{ id: string }> {
  const { custom } = host.client.admin;
  const { discount } = await custom.get<{ discount: Discount }>(
    `/discounts/${encodeURIComponent(record.id)}`,
    { expand: "regions,rule,rule.conditions" },
  );
  const freeCode = async () => {
    for (let number = 1; ; number += 1) {
      const wanted = `${discount.code}_COPY${number === 1 ? "" : number}`;
      if ((await findByCode(wanted, host)) === undefined) return wanted;
    }
  };
  const noted = progress.get<{ input?: { code: string } }>("copy")?.input?.code;
  const code = noted ?? (await freeCode());
  const make: Step<{ id: string }, { code: string }> = {
    id: "copy",
    input: { code },
    find: async (known) => {
      const found = known && (await findByCode(code, host));
      return found && { id: found.id };
    },
    run: async () => {
      const conditions = await Promise.all(
        (discount.rule?.conditions ?? []).map((condition) => readCondition(host, discount.id, condition)),
      );
      const made = await custom.post<{ discount: Discount }>(
        "/discounts",
        copyPayload(discount, { code, conditions }),
      );
      return { id: made.discount.id };
    },
  };
  await runSteps([make], { progress });
  return { id: progress.get<{ result?: { id: string } }>(make.id)?.result?.id ?? record.id };
}
