import { useEffect, useState } from "react";
import type { AnyResource } from "./define-resource";
import { useHost } from "./host";

/**
 * The definition of a resource with its body, for a component that shows its records, its forms or its actions. A body that
 * is not there yet is loaded.
 *
 * @returns `undefined` until the body is there, and where no resource has that name: `host.resource(name)` tells which
 * @throws while drawing, to the boundary above, where the body cannot be loaded
 * @example const returns = useResource("returns");
 */
export function useResource(name: string): AnyResource | undefined {
  const host = useHost();
  const resource = host.resource(name);
  const isPending = resource?.body !== undefined;
  const { loadResource } = host;
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    if (isPending) loadResource(name).catch((thrown: unknown) => isGone || setError(thrown));
    return () => {
      isGone = true;
    };
  }, [isPending, loadResource, name]);
  if (isPending && error !== undefined) throw error;
  return isPending ? undefined : resource;
}
