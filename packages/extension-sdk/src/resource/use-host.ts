import { createContext, useContext } from "react";
import { AdminError } from "../errors/errors";
import type { Host } from "../host/host";
import type { AnyResource } from "./define-resource";

/** What the admin gives to everything that runs in it: the {@link Host}, with the definitions of all resources. */
export interface AdminHost extends Host {
  /** The definition of a resource by its name, or `undefined` where there is none. */
  resource(name: string): AnyResource | undefined;
  /**
   * The definition of a resource with its body, which is loaded where it is not there yet; see {@link useResource}.
   *
   * @throws AdminError (`config`) where no resource has that name, and what the import throws
   */
  loadResource(name: string): Promise<AnyResource>;
}

/** Carries the {@link AdminHost}. The admin provides it; tests may provide their own. */
export const HostContext = createContext<AdminHost | undefined>(undefined);

/**
 * What the admin gives: the client for the odd call, the signed-in person, the store, texts and toasts.
 *
 * @throws AdminError (`config`) outside of an admin.
 * @example const { client, notify } = useHost();
 */
export function useHost(): AdminHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new AdminError("config", "useHost must be used within an Admin");
  return host;
}

/**
 * The definition of a resource.
 *
 * @throws AdminError (`config`) where no resource has that name.
 */
export function requireResource(host: Pick<AdminHost, "resource">, name: string): AnyResource {
  const resource = host.resource(name);
  if (resource === undefined)
    throw new AdminError(
      "config",
      `There is no resource "${name}". Is the extension that brings it installed?`,
    );
  return resource;
}

/** A resource that is to be written or shown: with its body. */
export async function requireCompleteResource(host: AdminHost, name: string): Promise<AnyResource> {
  const resource = requireResource(host, name);
  return resource.body === undefined ? resource : host.loadResource(name);
}
