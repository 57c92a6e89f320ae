import { useHost } from "@tillhouse/extension-sdk";
import { notSavedTitle } from "./not-saved";
import { tellError } from "./toast-error";

/** For deeds without a place of their own for what went wrong: a failure is told in a notice. */
export function useToldErrors() {
  const host = useHost();
  return async (deed: Promise<unknown>): Promise<void> => {
    try {
      await deed;
    } catch (error) {
      tellError(host, host.translate(notSavedTitle(error)), error);
    }
  };
}
