import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { useEffect } from "react";
import { tellError } from "./tell-error";

/**
 * Loads the body of a resource once something of it is wanted, where the screen around it goes on without. A failure is told
 * in a notice.
 *
 * @returns whether it is still on its way
 */
export function useWantedBody({ name, body }: AnyResource, isWanted: boolean): boolean {
  const host = useHost();
  const isPending = body !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host that was made anew loads nothing again
  useEffect(() => {
    if (isPending && isWanted)
      host
        .loadResource(name)
        .catch((error: unknown) => tellError(host, host.translate(`${name}.title`), error));
  }, [isPending, isWanted, name]);
  return isPending;
}
