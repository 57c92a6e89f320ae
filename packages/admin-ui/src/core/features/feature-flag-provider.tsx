import { useQuery } from "@tanstack/react-query";
import {
  type AdminUser,
  FeatureFlagContext,
  featureFlagsOf,
  titledIn,
} from "@tillhouse/extension-sdk/internal";
import { type ReactNode, useMemo } from "react";
import { AdminContext, useAdmin } from "../context/admin-context";
import { storeQuery } from "../context/store-query";
import { DeniedContext } from "../permissions/access";
import { useAccess } from "../permissions/use-access";
import { omitUnavailable, permissionsIn } from "../registry/omit-unavailable";
import { createMay, type May, MayContext } from "../registry/permissions";
import { useClient, useSession } from "../session/session";

/** The store, once somebody is signed in; `undefined` until it has been read. */
export function useStore() {
  const { user } = useSession();
  return useQuery({ ...storeQuery(useClient()), enabled: Boolean(user) }).data;
}

export interface FeatureFlagProviderProps {
  /** Who is at work; nobody on the pages that need no session. */
  user?: AdminUser;
  children: ReactNode;
}

/**
 * What the store can do, from its flags and its modules (specification, sections 3 and 9), what the person may, and what of
 * the admin is left with that. Everything inside sees a registry without the rest, so nobody has to ask. Its resources name
 * their records in the language that the admin speaks.
 */
export function FeatureFlagProvider({ user, children }: FeatureFlagProviderProps) {
  const admin = useAdmin();
  const { registry: whole, can, canAccess } = admin;
  const store = useStore();
  const flags = useMemo(() => featureFlagsOf(store), [store]);
  const asked = useMemo(() => permissionsIn(whole), [whole]);
  const may = useMemo(() => createMay(user, can), [user, can]);
  // A host may give another function each time: only other answers make another registry.
  const denied = JSON.stringify(asked.filter((permission) => !may(permission)));
  const answers = useMemo<May>(() => {
    const names: unknown[] = JSON.parse(denied);
    return (permission) => !names.includes(permission);
  }, [denied]);
  const { refused, allowed } = useAccess(whole, user, canAccess);
  const { translate } = admin;
  const registry = useMemo(() => {
    const left = omitUnavailable(allowed, flags, answers, refused);
    const titled = [...left.resources.values()].map((resource) => titledIn(resource, { translate }));
    return { ...left, resources: new Map(titled.map((resource) => [resource.name, resource])) };
  }, [allowed, flags, answers, refused, translate]);
  const available = useMemo(() => ({ ...admin, registry }), [admin, registry]);
  return (
    <FeatureFlagContext.Provider value={flags}>
      <MayContext.Provider value={answers}>
        <DeniedContext.Provider value={refused}>
          <AdminContext.Provider value={available}>{children}</AdminContext.Provider>
        </DeniedContext.Provider>
      </MayContext.Provider>
    </FeatureFlagContext.Provider>
  );
}
