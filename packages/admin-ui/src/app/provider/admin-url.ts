import { parsePath } from "@tillhouse/extension-sdk/router";
import type { ResolvedConfig } from "../../config/config";
import type { HostRouter } from "../../core/host/host-router";
import type { AdminRouter } from "./runtime";

/** Where an admin is in its host's page, as far as that is known. */
interface Whereabouts {
  config: ResolvedConfig | undefined;
  hostRouter: HostRouter | undefined;
  router: AdminRouter | undefined;
}

/**
 * Where a page of the admin is: for the host's router, and as a link has it.
 *
 * @param path below the base path: `/a/orders`
 */
export function locationAt(
  path: string,
  { config, hostRouter, router }: Whereabouts,
): { to: string; href: string } {
  const basePath = config?.basePath ?? "/";
  const to = `${basePath === "/" ? "" : basePath}${path}`;
  if (hostRouter !== undefined) return { to, href: hostRouter.href?.(to) ?? to };
  if (router !== undefined) {
    const { pathname = "/", search = "", hash = "" } = parsePath(config?.router === "browser" ? to : path);
    return { to, href: router.createHref({ pathname, search, hash, state: null, key: "" }) };
  }
  return { to, href: config?.router === "hash" ? `${basePath}#${path}` : to };
}
