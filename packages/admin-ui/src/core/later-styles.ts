/**
 * Puts the style sheet to use that the shell's page names for what comes later, and waits until it is there. A host has one
 * sheet for everything, so there is none to wait for.
 */
export async function applyLaterStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-tillhouse-later]")];
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve) => {
          link.removeAttribute("data-tillhouse-later");
          // Without its looks a page can still be used.
          for (const event of ["load", "error"])
            link.addEventListener(event, () => resolve(), { once: true });
          link.media = "all";
          if (link.sheet !== null) resolve();
        }),
    ),
  );
}
