import type { ActionContext } from "@tillhouse/extension-sdk";
import { AdminError } from "@tillhouse/extension-sdk";
import { runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { type Condition, conditionPath, conditionPayload, hasCondition, readCondition } from "./conditions";

/** The discount that a condition stands on the page of. */
function discountOf({ discount }: Condition) {
  if (discount === undefined) throw new Error("A condition is changed on the page of its discount.");
  return discount;
}

/** Whether a discount has the opposite of a condition, too: then it cannot be turned round. */
export function hasOpposite({ discount, type, operator }: Condition): boolean {
  return (
    discount !== undefined && hasCondition(discount, { type, operator: operator === "in" ? "not_in" : "in" })
  );
}

/**
 * Turns a condition round: only these becomes all but these. The address of a condition cannot change it; that of the discount can, and
 * takes the members along in the same call: at no moment is the condition away.
 */
export async function turnCondition({ record, host, progress }: ActionContext<Condition>): Promise<unknown> {
  const discount = discountOf(record);
  const operator = record.operator === "in" ? "not_in" : "in";
  const read = () => readCondition(host, discount.id, record);
  const turn: Step<true> = {
    id: `turn ${record.id} ${operator}`,
    find: async (noted) => (noted !== undefined && (await read()).operator === operator ? true : undefined),
    run: async () => {
      const condition = await read();
      // Without members the store takes no condition at all.
      if (condition.ids.length === 0)
        throw new AdminError("conflict", host.translate("discounts.errors.emptyCondition"));
      await host.client.admin.custom.post(`/discounts/${encodeURIComponent(discount.id)}`, {
        rule: {
          id: discount.rule_id,
          conditions: [{ id: record.id, ...conditionPayload({ ...condition, operator }) }],
        },
      });
      return true;
    },
  };
  return runSteps([turn], { progress });
}

/** Takes a condition away. The store says yes also where it is away already. */
export function removeCondition({ record, host }: ActionContext<Condition>): Promise<unknown> {
  return host.client.admin.custom.delete(conditionPath(discountOf(record).id, record.id));
}
