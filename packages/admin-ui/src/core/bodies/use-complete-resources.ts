import { useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, useLoadResources } from "@tillhouse/extension-sdk/internal";
import { useEffect, useState } from "react";

/**
 * Looks up resources by name, where nobody knows before drawing which ones are wanted. One whose body is not there yet is
 * loaded, and is `undefined` until then.
 *
 * @throws while drawing, to the boundary around it, where a body cannot be loaded
 */
export function useCompleteResources(): {
  resourceOf: (name: string) => AnyResource | undefined;
  isLoading: () => boolean;
} {
  const { resource: find } = useHost();
  const [wanted, setWanted] = useState("");
  const error = useLoadResources(wanted.split(" "));
  const pending = new Set<string>();
  useEffect(() => setWanted([...pending].join(" ")));
  if (error !== undefined) throw error;
  const resourceOf = (name: string) => {
    const resource = find(name);
    if (resource?.body === undefined) return resource;
    pending.add(name);
    return undefined;
  };
  return { resourceOf, isLoading: () => pending.size > 0 };
}
