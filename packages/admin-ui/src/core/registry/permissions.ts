import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { createContext, useContext } from "react";

/**
 * Answers whether somebody is allowed to do what a `permission` names. Asked for everything but `role:…`, at once and
 * often: what has to be fetched is fetched before.
 *
 * @example
 * <Admin can={(permission, { user }) => grants[user.email]?.includes(permission) ?? false} />
 */
export type Can = (
  permission: string,
  setting: {
    /** The signed-in person. */
    user: AdminUser;
  },
) => boolean;

/** Whether the person may see what asks for this permission; what asks for none is for everybody. */
export type May = (permission: string | undefined) => boolean;

const rolePrefix = "role:";

/** Answers for one person: roles by the store's own record of them, the rest by the host. */
export function createMay(user: AdminUser | undefined, can: Can | undefined): May {
  return (permission) => {
    if (permission === undefined) return true;
    if (user === undefined) return false;
    if (permission.startsWith(rolePrefix))
      return permission.slice(rolePrefix.length).split("|").includes(String(user.role));
    if (can === undefined) return true;
    try {
      return can(permission, { user });
    } catch (error) {
      console.error(`Tillhouse: the host could not answer for the permission "${permission}"`, error);
      return false;
    }
  };
}

/** Carries what the person may do. */
export const MayContext = createContext<May>((permission) => permission === undefined);

/** What the person may do. */
export function useMay(): May {
  return useContext(MayContext);
}
