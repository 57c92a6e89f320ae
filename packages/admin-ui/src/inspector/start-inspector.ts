import styles from "./inspect-button.css";
import { type InspectedProject, watchPage } from "./watch/inspector-source";

/** Something that opens and closes the inspector. */
export interface InspectorSwitch {
  /** What the server of the page knows of the project. */
  tell(project: InspectedProject): void;
}

/** The physical key beside Alt: on some keyboards Alt and a letter write a character. */
const key = "KeyZ";

/**
 * Waits for Alt+Z, or for a press on the button at the corner, and opens the inspector over the page. Nothing of it is
 * loaded before that.
 */
export function startInspector(container: Element): InspectorSwitch {
  const page = watchPage(container);
  let close: (() => void) | undefined;
  let isOpening = false;

  async function toggle(): Promise<void> {
    if (isOpening) return;
    if (close !== undefined) return close();
    isOpening = true;
    const { openInspector } = await import("./open-inspector");
    isOpening = false;
    close = openInspector(page, () => {
      close = undefined;
      button.hidden = false;
      button.focus({ preventScroll: true });
    });
    button.hidden = true;
  }

  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Inspect";
  button.title = "Zones, ids and extensions of this page (Alt+Z)";
  button.setAttribute("aria-keyshortcuts", "Alt+Z");
  button.addEventListener("click", () => void toggle());
  const host = document.createElement("tillhouse-inspect");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(button);
  document.body.append(host);
  window.addEventListener("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== key) return;
    event.preventDefault();
    void toggle();
  });
  return { tell: page.tell };
}
