import { type Host, useHost } from "@tillhouse/extension-sdk";

/** What the admin gives; `undefined` on the page where people sign in, which has widgets too. */
export function useAdminHost(): Host | undefined {
  try {
    return useHost();
  } catch {
    return undefined;
  }
}
