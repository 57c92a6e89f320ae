import { toAdminError, useHost } from "@tillhouse/extension-sdk";
import { describeError } from "./describe-error";

/** For deeds without a place of their own for what went wrong: a failure is told in a notice. */
export function useToldErrors() {
  const { notify, translate } = useHost();
  return async (deed: Promise<unknown>): Promise<void> => {
    try {
      await deed;
    } catch (error) {
      notify.error(translate("form.notSaved"), describeError(toAdminError(error), translate));
    }
  };
}
