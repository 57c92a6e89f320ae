import { useQuery } from "@tanstack/react-query";
import {
  FeatureFlagContext,
  featureFlagsOf,
  type MedusaClient,
  toAdminError,
} from "@tillhouse/extension-sdk";
import { type ReactNode, useMemo } from "react";
import { AdminContext, useAdmin } from "./admin-context";
import { availableRegistry } from "./available-registry";
import { useClient, useSession } from "./session";

/** Reads the store, with its currencies, flags and modules. It hardly ever changes: an answer is good for the visit. */
function storeQuery(client: MedusaClient) {
  return {
    queryKey: ["store"],
    queryFn: async () => {
      try {
        return (await client.admin.store.retrieve()).store;
      } catch (error) {
        throw toAdminError(error);
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The store, once somebody is signed in; `undefined` until it has been read. */
export function useStore() {
  const { user } = useSession();
  return useQuery({ ...storeQuery(useClient()), enabled: Boolean(user) }).data;
}

/**
 * What the store can do, from its flags and its modules (specification, sections 3 and 9), and what of the admin is left
 * with that. Everything inside sees a registry without what the store lacks, so nobody has to ask.
 */
export function FeatureFlagProvider({ children }: { children: ReactNode }) {
  const admin = useAdmin();
  const store = useStore();
  const flags = useMemo(() => featureFlagsOf(store), [store]);
  const registry = useMemo(() => availableRegistry(admin.registry, flags), [admin.registry, flags]);
  const available = useMemo(() => ({ ...admin, registry }), [admin, registry]);
  return (
    <FeatureFlagContext.Provider value={flags}>
      <AdminContext.Provider value={available}>{children}</AdminContext.Provider>
    </FeatureFlagContext.Provider>
  );
}
