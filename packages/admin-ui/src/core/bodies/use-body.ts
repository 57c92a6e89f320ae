import { useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, useLoadResources } from "@tillhouse/extension-sdk/internal";
import { useEffect } from "react";
import { toastError } from "../toasts/toast-error";

/**
 * Loads the body of a resource once something of it is wanted, where the screen around it goes on without. A failure is told
 * in a toast.
 *
 * @returns whether it is still on its way
 */
export function useBody({ name, body }: AnyResource, isWanted: boolean): boolean {
  const host = useHost();
  const error = useLoadResources(isWanted ? [name] : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host that was made anew tells nothing again
  useEffect(() => {
    if (error !== undefined) toastError(host, host.translate(`${name}.title`), error);
  }, [error]);
  return body !== undefined;
}
