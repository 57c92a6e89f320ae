/** What {@link watchRemoval} takes. */
export interface RemovalOptions {
  /** Where the page mounts the admin. What the admin draws is in its first child. */
  container: Element;
  /** Whether the admin still draws a node that is out of the page: then it did not take it out itself. */
  isDrawn: (node: Node) => boolean;
  /** Told after everything was put back. `target` is where the event happened that is handled now, if one is. */
  onRemoval: (target: EventTarget | null) => void;
  /** Told instead, once, when it is taken out again and again. */
  onGiveUp: () => void;
}

/** Who takes the admin out so often within {@link period} does not stop doing it. */
const patience = 10;
/** In milliseconds. */
const period = 10_000;

/**
 * Puts the admin back when something else than the admin takes it out of the page: the whole page, the body, the element
 * that the admin is mounted at, or what is in it. Elements keep what they hold while they are out, so nothing typed is
 * lost. For a page of one's own: a host may take the admin out as it likes.
 *
 * @returns a function that ends it.
 */
export function watchRemoval({ container, isDrawn, onRemoval, onGiveUp }: RemovalOptions): () => void {
  const page = container.ownerDocument;
  const { documentElement: html, head, body } = page;
  const root = container.firstElementChild;
  // From the outside to the inside.
  const kept: [ParentNode & Node, Element][] = [
    [page, html],
    [html, head],
    [html, body],
    [body, container],
    ...[...head.querySelectorAll("link[rel=stylesheet][href*='/assets/']")].map(
      (sheet): [ParentNode & Node, Element] => [head, sheet],
    ),
    ...(root === null ? [] : [[container, root] as [ParentNode & Node, Element]]),
  ];
  let times: number[] = [];

  const putBack = (parent: ParentNode & Node, node: Element) => {
    const other = [...parent.children].find((child) => child.localName === node.localName);
    // A page has one of these.
    if ([html, head, body].includes(node as HTMLElement) && other !== undefined) other.replaceWith(node);
    else if (node === container || node === head) parent.prepend(node);
    else parent.append(node);
  };

  const observer = new MutationObserver((records) => {
    let isHarmed = false;
    for (const [parent, node] of kept) {
      if (node.parentNode === parent) continue;
      isHarmed = true;
      putBack(parent, node);
    }
    if (root !== null && root.childNodes.length === 0) {
      const removed = records.flatMap(({ target, removedNodes }) =>
        target === root ? [...removedNodes].filter(isDrawn) : [],
      );
      isHarmed ||= removed.length > 0;
      root.append(...removed);
    }
    // What was done here is no news.
    observer.takeRecords();
    if (!isHarmed) return;
    const now = performance.now();
    times = [...times.filter((time) => now - time < period), now];
    if (times.length < patience) return onRemoval(window.event?.target ?? null);
    observer.disconnect();
    onGiveUp();
  });
  for (const node of new Set([...kept.map(([parent]) => parent), ...(root === null ? [] : [root])]))
    observer.observe(node, { childList: true });
  return () => observer.disconnect();
}
