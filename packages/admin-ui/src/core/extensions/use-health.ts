import { useSyncExternalStore } from "react";
import { useAdmin } from "../context/admin-context";
import type { HealthState } from "../context/extension-health";

/** How the extensions of this admin are doing. */
export function useHealth(): HealthState {
  const { health } = useAdmin();
  return useSyncExternalStore(health.subscribe, health.state, health.state);
}
