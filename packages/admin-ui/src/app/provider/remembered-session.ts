const key = "tillhouse.signed-in";

/** Whether somebody was signed in when this browser was here last; then their pages are loaded before the store has answered. */
export function hadSession(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps whether somebody is signed in, for the next time. Says nothing about who, and opens nothing. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, "true");
    else localStorage.removeItem(key);
  } catch {
    // A browser without storage loads the pages one step later.
  }
}
