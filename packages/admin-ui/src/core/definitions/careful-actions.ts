import type { AnyAction } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";

/** Whether an action moves money, removes something or asks before it is done: nobody must run it by a key too many. */
function needsCare({ tone, confirm, amount }: AnyAction): boolean {
  return tone === "danger" || confirm !== undefined || amount !== undefined;
}

/** The ids of what can be done with a record and needs care. */
export function carefulActionIds({ actions = [] }: AnyResource): ReadonlySet<string> {
  return new Set(["delete", ...actions.filter(needsCare).map(({ id }) => id)]);
}
