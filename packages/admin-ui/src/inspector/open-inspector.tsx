import { createRoot } from "react-dom/client";
import { Inspector } from "./inspector";
import styles from "./inspector.css";
import outlines from "./outlines.css";
import type { InspectorSource } from "./watch/inspector-source";

/**
 * Opens the inspector over the page. It stands in a root of its own, beside the admin: it takes no place in the page, and
 * the page's styles none in it.
 *
 * @returns what closes it
 */
export function openInspector(source: InspectorSource, onClosed: () => void): () => void {
  const host = document.createElement("tillhouse-inspector");
  // The tokens of the admin, in its theme and its direction.
  const themed = source.container.querySelector("[data-tillhouse]");
  host.setAttribute("data-tillhouse", "");
  for (const name of ["data-theme", "dir"]) {
    const value = themed?.getAttribute(name);
    if (value != null) host.setAttribute(name, value);
  }
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [styles, outlines].map((text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const place = document.createElement("div");
  shadow.append(place);
  // For a drawer or a menu of the admin a press in here is none outside of it, and its keys are not the admin's.
  for (const kind of ["pointerdown", "mousedown", "focusin", "keydown"])
    host.addEventListener(kind, (event) => {
      if (!(event instanceof KeyboardEvent && event.altKey)) event.stopPropagation();
    });
  document.body.append(host);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    host.remove();
    onClosed();
  };
  root.render(<Inspector source={source} onClose={close} />);
  return close;
}
