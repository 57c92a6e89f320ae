import type { Host } from "@tillhouse/extension-sdk";

let current: Host | undefined;

/** Remembers what the admin gives, for what is called outside of components: toasts, and clients that code makes by itself. */
export function setCurrentHost(host: Host): void {
  current = host;
}

/** What the admin gave to the contribution that was shown last; `undefined` before the first. */
export function currentHost(): Host | undefined {
  return current;
}
