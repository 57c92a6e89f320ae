import { treeOf } from "@tillhouse/extension-sdk/internal";

/** The element around another one, also around a shadow root. */
function around(element: Element): Element | null {
  const tree = treeOf(element);
  return element.parentElement ?? (tree instanceof ShadowRoot ? tree.host : null);
}

/** What an element scrolls in: an element of the host around the admin, or the window. */
export function scrollContainerOf(element: Element): Element | Window {
  for (let parent = around(element); parent !== null; parent = around(parent)) {
    const { overflowY } = getComputedStyle(parent);
    const mayScroll = overflowY === "auto" || overflowY === "scroll";
    if (mayScroll && parent !== document.scrollingElement && parent !== document.body) return parent;
  }
  return window;
}
