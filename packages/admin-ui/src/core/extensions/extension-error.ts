import { AdminError, toAdminError } from "@tillhouse/extension-sdk";

/** What went wrong in code of an extension: the store's refusals stay what they are, all else is the extension's own. */
export function extensionError(thrown: unknown, owner: string): AdminError {
  const error = toAdminError(thrown);
  if (error.code !== "server" || error.details.status !== undefined) return error;
  return new AdminError("extension", error.message, { details: { owner }, cause: thrown });
}
