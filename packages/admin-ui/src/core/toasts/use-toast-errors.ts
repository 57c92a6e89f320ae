import { useHost } from "@tillhouse/extension-sdk";
import { notSavedTitle } from "./not-saved";
import { toastError } from "./toast-error";

/** For actions without a place of their own for what went wrong: a failure is told in a toast. */
export function useToastErrors() {
  const host = useHost();
  return async (task: Promise<unknown>): Promise<void> => {
    try {
      await task;
    } catch (error) {
      toastError(host, host.translate(notSavedTitle(error)), error);
    }
  };
}
