import { describeError, type Host, toAdminError } from "@tillhouse/extension-sdk";

/** Tells in a toast what went wrong, with the id of the request for whoever looks into it. */
export function toastError(
  { notify, translate }: Pick<Host, "notify" | "translate">,
  title: string,
  thrown: unknown,
): void {
  const error = toAdminError(thrown);
  notify.error(title, describeError(error, translate), { requestId: error.details.requestId });
}
