const announced = "tillhouse:reload";

/** Loads the page anew, after what was typed is kept: nobody is asked whether to leave. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(announced));
  window.location.reload();
}

/** Called before the page is loaded anew by {@link reloadPage}. */
export function onReload(listener: () => void): () => void {
  window.addEventListener(announced, listener);
  return () => window.removeEventListener(announced, listener);
}
