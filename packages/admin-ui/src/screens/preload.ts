/** Loads the code of the detail screen before it is opened; a failure shows when it is opened. */
export function preloadDetail(): void {
  import("./detail-screen").catch(() => undefined);
}
