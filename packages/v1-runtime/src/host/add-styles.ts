const added = new Map<string, Promise<void>>();

/** Whether there is a page. Where a build is tried out there is none, and asking for one would look as if the extension did. */
export function hasPage(): boolean {
  return typeof HTMLLinkElement !== "undefined";
}

/**
 * Adds a style sheet to the page, once.
 *
 * @returns settles when it holds. It does so too where the sheet cannot be had: a page without it can still be used.
 */
export function addStyles(address: string): Promise<void> {
  if (!hasPage()) return Promise.resolve();
  const known = added.get(address);
  if (known !== undefined) return known;
  const adding = new Promise<void>((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      // The next contribution asks once more.
      added.delete(address);
      resolve();
    };
    document.head.append(link);
  });
  added.set(address, adding);
  return adding;
}
