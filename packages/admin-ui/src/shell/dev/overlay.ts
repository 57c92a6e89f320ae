import type { DevProblem } from "./dev-state";
import styles from "./overlay.css";

/** Shows mistakes and warnings over the page. See {@link createOverlay}. */
export interface Overlay {
  /**
   * Shows them, or takes itself away where there are none. The same mistakes are not shown again after they were closed; a
   * warning is not for as long as it stands, whatever else changes.
   */
  show(problems: readonly DevProblem[], warnings: readonly DevProblem[]): void;
}

function element(name: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** A warning, wherever in its file it is: editing moves it. */
function keyOf({ rule, file, message }: DevProblem): string {
  return JSON.stringify([rule, file, message]);
}

function titleOf(mistakes: number, warnings: number): string {
  if (mistakes === 1) return "There is a mistake in the extensions";
  if (mistakes > 1) return `There are ${mistakes} mistakes in the extensions`;
  return warnings === 1
    ? "There is a warning about the extensions"
    : `There are ${warnings} warnings about the extensions`;
}

function describe(
  { rule, file, line, column, message, frame, why, hint }: DevProblem,
  kind: "mistake" | "warning",
): HTMLElement {
  const item = element("li", `problem ${kind}`);
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
  let shown = "[[],[]]";
  let closed: ReadonlySet<string> = new Set();

  return {
    show(problems, standing) {
      const keys = new Set(standing.map(keyOf));
      // One that was mended and comes back is a new one.
      closed = new Set([...closed].filter((key) => keys.has(key)));
      const warnings = standing.filter((warning) => !closed.has(keyOf(warning)));
      const text = JSON.stringify([problems, warnings]);
      if (text === shown) return;
      shown = text;
      host.remove();
      if (problems.length === 0 && warnings.length === 0) return;
      const isWrong = problems.length > 0;
      const title = titleOf(problems.length, warnings.length);
      const panel = element("section", isWrong ? "panel" : "panel warned");
      panel.setAttribute("role", isWrong ? "alert" : "status");
      panel.setAttribute("aria-label", title);
      const dismiss = (): void => {
        host.remove();
        closed = keys;
        shown = JSON.stringify([problems, []]);
      };
      const close = element("button", "close", "Close");
      close.setAttribute("type", "button");
      close.addEventListener("click", dismiss);
      panel.addEventListener("keydown", ({ key }) => {
        if (key === "Escape") dismiss();
      });
      const bar = element("header", "bar");
      bar.append(element("h2", "title", title), close);
      const list = element("ul", "problems");
      list.append(
        ...problems.map((problem) => describe(problem, "mistake")),
        ...warnings.map((warning) => describe(warning, "warning")),
      );
      const note = isWrong
        ? "The page goes on with what worked last. This goes away when it is mended."
        : "The page shows the extensions all the same. tillhouse check and tillhouse build refuse this.";
      panel.append(bar, list, element("p", "note", note));
      shadow.replaceChildren(panel);
      document.body.append(host);
    },
  };
}
