/** What an element scrolls in: an element of the host around the admin, or the window. */
export function scrollContainerOf(element: Element): Element | Window {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    const mayScroll = overflowY === "auto" || overflowY === "scroll";
    if (mayScroll && parent !== document.scrollingElement && parent !== document.body) return parent;
  }
  return window;
}
