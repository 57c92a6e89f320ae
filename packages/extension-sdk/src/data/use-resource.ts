import { useEffect, useState } from "react";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";

/**
 * Loads the bodies of resources that are not there yet. `host.resource(name)` has them once they are; what is named no longer
 * and named again is tried again.
 *
 * @param names of resources; those that do not exist, or are there as a whole, are passed over
 * @returns why one of them could not be loaded
 * @example const error = useLoadResources(isOpen ? ["returns"] : []);
 */
export function useLoadResources(names: readonly string[]): unknown {
  const { resource, loadResource } = useHost();
  const pending = names.filter((name) => resource(name)?.body !== undefined).join(" ");
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (pending === "") return;
    let isGone = false;
    for (const name of pending.split(" "))
      loadResource(name).catch((thrown: unknown) => isGone || setError(thrown));
    return () => {
      isGone = true;
      setError(undefined);
    };
  }, [pending, loadResource]);
  return pending === "" ? undefined : error;
}

/**
 * The definition of a resource with its body, for a component that shows its records, its forms or its actions. A body that
 * is not there yet is loaded.
 *
 * @returns `undefined` until the body is there, and where no resource has that name: `host.resource(name)` tells which
 * @throws while drawing, to the boundary above, where the body cannot be loaded
 * @example const returns = useResource("returns");
 */
export function useResource(name: string): AnyResource | undefined {
  const error = useLoadResources([name]);
  if (error !== undefined) throw error;
  const resource = useHost().resource(name);
  return resource?.body === undefined ? resource : undefined;
}
