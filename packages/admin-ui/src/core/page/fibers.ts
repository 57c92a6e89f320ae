/** What is read of React's own record of something on the page. The names are those of React 18 and 19. */
export interface Fiber {
  tag: number;
  type: unknown;
  stateNode: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  /** Milliseconds that it and what is in it took to draw the last time; where React measures. */
  actualDuration?: number;
  /** When it was drawn the last time; below 0 where it only was passed by. */
  actualStartTime?: number;
}

/** What React drew into an element, as it is now. */
export function rootFiber(container: Element): Fiber | undefined {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
  const made: unknown = key === undefined ? undefined : Reflect.get(container, key);
  const root: unknown = Reflect.get(Object(made), "stateNode");
  const current: unknown = Reflect.get(Object(root), "current");
  // React's root leads to the tree that is shown.
  return current === undefined ? undefined : (current as Fiber);
}

/** Visits a fiber and everything below it, in the order of the page. */
export function visit(fiber: Fiber, visitor: (fiber: Fiber) => void): void {
  visitor(fiber);
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child, visitor);
}

/** The fiber of a node that React drew. */
export function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber$"));
  // React keeps it under a key that ends with a random number.
  return key === undefined ? undefined : (Reflect.get(node, key) as Fiber);
}

/** React's tag of the fiber that all others of a tree are below. */
const rootTag = 3;

/** Whether a node is one of those that React draws now: it cuts what it has removed off its tree. */
export function isDrawn(node: Node): boolean {
  let at: Fiber | null | undefined = fiberOf(node);
  while (at?.return) at = at.return;
  return at?.tag === rootTag;
}
