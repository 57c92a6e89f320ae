import { toAdminError } from "@tillhouse/extension-sdk";

/** Key of the title over what went wrong: that it is not saved is said only where that is known. */
export function notSavedTitle(error: unknown): "form.notSaved" | "form.uncertain" {
  return toAdminError(error).details.isUncertain ? "form.uncertain" : "form.notSaved";
}
