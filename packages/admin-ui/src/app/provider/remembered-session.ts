import type { StorageArea } from "@tillhouse/extension-sdk/internal";

const key = "tillhouse.signed-in";

/** Whether somebody was signed in when this browser was here last; then their pages are loaded before the store has answered. */
export function hadSession(area: Pick<StorageArea, "getItem">): boolean {
  return area.getItem(key) !== null;
}

/** Keeps whether somebody is signed in, for the next time. Says nothing about who, and opens nothing. */
export function rememberSession(area: StorageArea, isSignedIn: boolean): void {
  if (isSignedIn) area.setItem(key, "true");
  else area.removeItem(key);
}
