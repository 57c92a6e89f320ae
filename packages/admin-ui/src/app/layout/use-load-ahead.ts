import { useHost } from "@tillhouse/extension-sdk";
import { useHref } from "@tillhouse/extension-sdk/router";
import type { FocusEvent, PointerEvent } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { preloadChunk } from "../../core/lazy/load-chunk";
import { loadDetailScreen } from "../../screens/detail/preload";

/**
 * Loads what a link leads to while somebody points at it or moves the focus there, so that the page is there when they
 * follow it. One listener round all pages knows every link, those of extensions too.
 *
 * @returns what the element takes that all links stand in
 */
export function useLoadAhead() {
  const { registry } = useAdmin();
  const { loadResource } = useHost();
  const base = useHref("/a/").replace(/^#/, "");
  const reach = ({ target }: PointerEvent | FocusEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const { hash, pathname, origin } = link ?? {};
    if (origin !== window.location.origin) return;
    const address = hash?.startsWith("#/") ? hash.slice(1).replace(/\?.*/, "") : (pathname ?? "");
    if (!address.startsWith(base)) return;
    const path = address.slice(base.length);
    const [resource] = [...registry.resources.values()]
      .filter(({ name, route = name }) => path === route || path.startsWith(`${route}/`))
      // Of two that it may belong to, the longer address is meant: `customers/groups` is no customer.
      .sort((left, right) => (right.route ?? right.name).length - (left.route ?? left.name).length);
    if (resource === undefined) return;
    // A failure shows where the page is opened.
    if (resource.body !== undefined) loadResource(resource.name).catch(() => undefined);
    if (path !== (resource.route ?? resource.name)) void preloadChunk(loadDetailScreen);
  };
  return { onPointerOver: reach, onFocus: reach };
}
