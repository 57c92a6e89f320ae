import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useAdmin } from "../context/admin-context";

/** Whether the store has what a resource needs: others are not in its registry. */
export function useIsAvailable(): (resource: AnyResource) => boolean {
  const { registry } = useAdmin();
  return ({ name }) => registry.resources.has(name);
}
