import type { DevProblem } from "./dev-state";
import styles from "./overlay.css";

/** Shows mistakes over the page. See {@link createOverlay}. */
export interface Overlay {
  /** Shows them, or takes itself away where there are none. The same ones are not shown again after they were closed. */
  show(problems: readonly DevProblem[]): void;
}

function element(name: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function describe({ rule, file, line, column, message, frame, why, hint }: DevProblem): HTMLElement {
  const item = element("li", "problem");
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const head = element("p", "head");
  head.append(element("strong", "rule", rule), " ", element("span", "place", place));
  item.append(head, element("p", "message", message));
  if (frame !== undefined) {
    const code = element("pre", "frame", frame);
    code.tabIndex = 0;
    item.append(code);
  }
  if (why !== undefined) item.append(element("p", "why", why));
  if (hint !== undefined) item.append(element("p", "hint", hint));
  return item;
}

/**
 * Makes the panel that tells what is wrong with the extensions, at the foot of the page: it takes neither the focus nor
 * what is being typed. Its styles are adopted by its own root, which needs no exception in the page's policy.
 */
export function createOverlay(): Overlay {
  const host = document.createElement("tillhouse-mistakes");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  // For a drawer or a menu of the admin a press in here is none outside of it.
  for (const kind of ["pointerdown", "mousedown", "focusin", "keydown"])
    host.addEventListener(kind, (event) => event.stopPropagation());
  let shown = "[]";

  return {
    show(problems) {
      const text = JSON.stringify(problems);
      if (text === shown) return;
      shown = text;
      host.remove();
      if (problems.length === 0) return;
      const title =
        problems.length === 1
          ? "There is a mistake in the extensions"
          : `There are ${problems.length} mistakes in the extensions`;
      const panel = element("section", "panel");
      panel.setAttribute("role", "alert");
      panel.setAttribute("aria-label", title);
      const close = element("button", "close", "Close");
      close.setAttribute("type", "button");
      close.addEventListener("click", () => host.remove());
      panel.addEventListener("keydown", ({ key }) => {
        if (key === "Escape") host.remove();
      });
      const bar = element("header", "bar");
      bar.append(element("h2", "title", title), close);
      const list = element("ul", "problems");
      list.append(...problems.map(describe));
      const note = "The page goes on with what worked last. This goes away when it is mended.";
      panel.append(bar, list, element("p", "note", note));
      shadow.replaceChildren(panel);
      document.body.append(host);
    },
  };
}
