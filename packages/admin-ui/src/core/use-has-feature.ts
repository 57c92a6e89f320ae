import { type AdminStore, type AnyResource, useHost } from "@tillhouse/extension-sdk";

/**
 * Whether the store has a feature: a flag that is on, or a module that is installed (specification, sections 3 and 9).
 * Modules are told by their names: what else the store says of them is not about whether they are there.
 */
function hasFeature(store: AdminStore | undefined, feature: string): boolean {
  // Until the store has been read nothing is missing: a list that blinks is worse than one that comes up empty.
  if (store === undefined) return true;
  const isOn = store.feature_flags?.some(({ key, value }) => key === feature && value);
  return Boolean(isOn || store.modules?.some(({ module }) => module === feature));
}

/** Whether the store has what a resource needs. */
export function useIsAvailable(): (resource: AnyResource) => boolean {
  const { store } = useHost();
  return ({ needs }) => needs === undefined || hasFeature(store, needs);
}
