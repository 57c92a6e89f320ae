/** Hosts of shadow roots that an admin is in. */
const hosts = new Set<Element>();

/** What reaches the document of somebody's work: libraries listen there for what happens outside of a menu or dialog. */
const types = [
  ...[
    "keydown",
    "keyup",
    "click",
    "dblclick",
    "auxclick",
    "contextmenu",
    "mousedown",
    "mouseup",
    "mousemove",
  ],
  ...[
    "pointerdown",
    "pointerup",
    "pointermove",
    "pointercancel",
    "touchstart",
    "touchmove",
    "touchend",
    "wheel",
  ],
  ...["mouseover", "mouseout", "pointerover", "pointerout", "focusin", "focusout", "input", "beforeinput"],
  ...["copy", "cut", "paste", "dragstart", "dragenter", "dragover", "dragleave", "dragend", "drop"],
];

const isOurs = (root: Node) => root instanceof ShadowRoot && hosts.has(root.host);

function name(event: Event, part: "target" | "relatedTarget", value: EventTarget): void {
  Object.defineProperty(event, part, { configurable: true, value });
}

/** Outside of a shadow root an event names the root's host: it is to name what it happened to, as anywhere else in a page. */
function nameInner(event: Event): void {
  const inner = event.composedPath().find((target) => target instanceof Node && isOurs(target.getRootNode()));
  if (inner !== undefined && inner !== event.target) name(event, "target", inner);
}

/** A focus that stays inside the shadow root is not told to the document: what keeps the focus in a dialog listens there. */
function tellFocus(event: FocusEvent): void {
  const { type, target, relatedTarget } = event;
  if (!(relatedTarget instanceof Node) || target === null || !isOurs(relatedTarget.getRootNode())) return;
  const told = new FocusEvent(type);
  name(told, "target", target);
  name(told, "relatedTarget", relatedTarget);
  document.dispatchEvent(told);
}

/** The element that has the focus, also where that is inside. */
function nameActive(): void {
  const native = Object.getOwnPropertyDescriptor(Document.prototype, "activeElement")?.get;
  Object.defineProperty(document, "activeElement", {
    configurable: true,
    get: () => {
      const active: Element | null = native?.call(document) ?? null;
      return (active !== null && hosts.has(active) && active.shadowRoot?.activeElement) || active;
    },
  });
}

/**
 * Lets libraries that know no shadow roots work in one: menus and dialogs ask the document what has the focus and what was
 * pressed, and would be told of the root's host.
 *
 * @param shadow a root that an admin is in
 * @returns ends it; with the last one the document is as it was
 */
export function openShadow(shadow: ShadowRoot): () => void {
  if (hosts.size === 0) {
    nameActive();
    for (const type of types) window.addEventListener(type, nameInner, true);
  }
  hosts.add(shadow.host);
  const listener = (event: Event) => event instanceof FocusEvent && tellFocus(event);
  shadow.addEventListener("focusin", listener);
  shadow.addEventListener("focusout", listener);
  return () => {
    shadow.removeEventListener("focusin", listener);
    shadow.removeEventListener("focusout", listener);
    hosts.delete(shadow.host);
    if (hosts.size > 0) return;
    Reflect.deleteProperty(document, "activeElement");
    for (const type of types) window.removeEventListener(type, nameInner, true);
  };
}
