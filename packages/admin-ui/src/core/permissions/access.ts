import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { createContext, useContext } from "react";

/**
 * Answers whether somebody may see or do what an id names: the ids of changes, such as `orders.list`,
 * `products.columns.status`, `orders.actions.cancel` or `settings.taxes`, and the name of a resource for all of it. What is
 * denied is removed: its page, entry, column, field, keys and commands, and nothing of it is asked for.
 *
 * It is asked without a record for what is there at all, and once more with the record for what can be done with that one:
 * the actions of a resource, its own ones and `create`, `edit`, `duplicate` and `delete`. It answers at once, and is asked
 * often.
 *
 * @example
 * <Admin
 *   canAccess={(id, { user, record }) =>
 *     user.email.endsWith("@example.com") || !(id === "orders.actions.cancel" || id.startsWith("settings."))
 *   }
 * />
 */
export type CanAccess = (
  id: string,
  question: {
    /** The signed-in person. */
    user: AdminUser;
    /** Name of the resource that it belongs to. Left out for what belongs to none. */
    resource?: string;
    /** The record that something is to be done with, as the store answered it. Left out where there is none yet. */
    record?: object;
  },
) => boolean;

/** Whether the person may see or do what an id names. */
export type Allows = (id: string, resource?: string, record?: object) => boolean;

/** Asks the host for one person. Without an answer it is no, and only that is lost. */
export function createAllows(user: AdminUser | undefined, canAccess: CanAccess | undefined): Allows {
  return (id, resource, record) => {
    if (canAccess === undefined || user === undefined) return true;
    try {
      return canAccess(id, {
        user,
        ...(resource !== undefined && { resource }),
        ...(record !== undefined && { record }),
      });
    } catch (error) {
      console.error(`Tillhouse: canAccess failed for "${id}"`, error);
      return false;
    }
  };
}

/** Carries the ids that are denied. */
export const DeniedContext = createContext<ReadonlySet<string>>(new Set());

/** Whether the host denies a page, by its id, or all of the resource that it belongs to. */
export function useIsDenied(id: string): boolean {
  const denied = useContext(DeniedContext);
  return denied.has(id) || denied.has(id.slice(0, id.indexOf(".")));
}
