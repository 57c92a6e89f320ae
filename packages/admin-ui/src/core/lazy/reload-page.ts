const announced = "tillhouse:reload";

/** Loads the page anew, after what was typed is kept: nobody is asked whether to leave. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(announced));
  window.location.reload();
}

/** Loads the page anew without extensions, after what was typed is kept. */
export function leaveExtensionsOut(): void {
  window.dispatchEvent(new Event(announced));
  const url = new URL(window.location.href);
  url.searchParams.set("extensions", "off");
  window.location.replace(url);
}

/** Called before the page is loaded anew by {@link reloadPage}. */
export function onReload(listener: () => void): () => void {
  window.addEventListener(announced, listener);
  return () => window.removeEventListener(announced, listener);
}
