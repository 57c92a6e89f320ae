import type { Fiber } from "../../core/page/fibers";

/** A rectangle in the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** React's tag of what is drawn elsewhere in the document. */
const portal = 4;

/** The elements nearest below a fiber, itself among them; not those of dialogs and menus that it opened. */
function elementsOf(fiber: Fiber): Element[] {
  if (fiber.tag === portal) return [];
  if (fiber.stateNode instanceof Element) return [fiber.stateNode];
  const found: Element[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) found.push(...elementsOf(child));
  return found;
}

/** The element that stands after a place where nothing is drawn, and the one that is around it. */
function aroundNothing(fiber: Fiber): { next: Element | undefined; parent: Element | undefined } {
  let next: Element | undefined;
  for (let at: Fiber | null = fiber; at !== null; at = at.return) {
    if (at.stateNode instanceof Element) return { next, parent: at.stateNode };
    for (let after = at.sibling; next === undefined && after !== null; after = after.sibling)
      next = elementsOf(after)[0];
  }
  return { next, parent: undefined };
}

function boxOfElement(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right > left || bottom > top) return { left, top, right, bottom };
  // An element without a box of its own is where those in it are.
  return unionOf([...element.children].flatMap((child) => boxOfElement(child) ?? []));
}

function unionOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Leaves what can be seen of a box: nothing that was scrolled away, and nothing below an open dialog. */
function seenOf(box: Box, from: Element | undefined): Box | undefined {
  if (from === undefined || from.closest("[aria-hidden='true'], [inert]") !== null) return undefined;
  let seen = box;
  for (let at: Element | null = from.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = at.getBoundingClientRect();
    seen = {
      left: Math.max(seen.left, edge.left),
      top: Math.max(seen.top, edge.top),
      right: Math.min(seen.right, edge.right),
      bottom: Math.min(seen.bottom, edge.bottom),
    };
  }
  const isSeen =
    seen.right >= seen.left &&
    seen.bottom >= seen.top &&
    seen.right > 0 &&
    seen.bottom > 0 &&
    seen.left < window.innerWidth &&
    seen.top < window.innerHeight;
  return isSeen ? seen : undefined;
}

/** Where something is in the window. Of what draws nothing it is the line on which it would stand. */
export function boxOf(fiber: Fiber): { box: Box | undefined; isEmpty: boolean } {
  const elements = elementsOf(fiber);
  const box = unionOf(elements.flatMap((element) => boxOfElement(element) ?? []));
  if (box !== undefined) return { box: seenOf(box, elements[0]), isEmpty: false };
  const { next, parent } = aroundNothing(fiber);
  const below = next === undefined ? undefined : boxOfElement(next);
  if (below !== undefined) return { box: seenOf({ ...below, bottom: below.top }, next), isEmpty: true };
  const inside = parent === undefined ? undefined : boxOfElement(parent);
  if (inside === undefined) return { box: undefined, isEmpty: true };
  const line = inside.bottom - 2;
  return { box: seenOf({ ...inside, top: line, bottom: line }, parent), isEmpty: true };
}
