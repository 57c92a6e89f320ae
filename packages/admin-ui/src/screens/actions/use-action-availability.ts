import type { AnyAction } from "@tillhouse/extension-sdk";
import { useHost } from "@tillhouse/extension-sdk";
import { useAdmin } from "../../core/context/admin-context";

/** What can be done with a record, as far as its rule goes: one of its actions, or to delete it. */
export type ConditionalAction = Pick<AnyAction, "when" | "contribution"> & { id?: string };

/**
 * Whether a record can take an action, or be deleted: a text is the key of why it cannot now. What has a rule that fails is
 * not offered; whose it is stands among the problems.
 */
export function useActionAvailability(resource: string) {
  const { user, store, storefrontUrl } = useHost();
  const { health } = useAdmin();
  return (action: ConditionalAction, record: object): boolean | string => {
    try {
      // The action was written for records of this very resource; see `AnyAction`.
      return action.when === undefined || action.when(record as never, { user, store, storefrontUrl });
    } catch (thrown) {
      const { owner, source } = action.contribution ?? {};
      if (owner === undefined) throw thrown;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const place = `${resource}.actions.${action.id ?? "delete"}`;
      // It is asked while rows are drawn, and who listens is drawn anew.
      queueMicrotask(() => health.report({ owner, source, place, error, isInRows: true }));
      return false;
    }
  };
}
