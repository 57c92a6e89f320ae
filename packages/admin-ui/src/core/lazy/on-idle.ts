/** How long a page may be busy with itself before it is called anyway, in milliseconds. */
const patience = 2000;

/** Calls back once the page has nothing better to do. @returns what takes that back */
export function onIdle(callback: () => void): () => void {
  // Safari does not know it.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(callback, patience / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
