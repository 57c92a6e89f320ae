import { type Fiber, rootFiber, visit } from "../../page/fibers";
import type { ContributionOwner } from "../contribution-boundary";
import { contributionAt } from "./owner-of-element";

/** What {@link watchRedraws} takes. */
export interface RedrawsOptions {
  /** What React draws the admin into. */
  container: Element;
  /** Told of what draws itself again without end. */
  onEndless: (contribution: ContributionOwner) => void;
}

/** How often it is looked at, in milliseconds. */
const period = 2000;
/** So many times in a row, a task of the browser apart. Between those an animation draws next to nothing. */
const glances = 8;
const longGlances = 40;
/** React shows one of two trees after the other. While drawing never ends, half of all glances see another than before. */
const share = 0.25;

/** Waits until the browser has had a turn. Unlike a timer it is not slowed down. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

interface DrawnContribution {
  contribution: ContributionOwner;
  /** What is drawn below its boundary: another one after something in it was drawn. */
  drawn: Fiber | null;
  /** The boundaries that it stands in. */
  around: readonly unknown[];
}

/** The contributions on the page, by the instance of their boundary, which stays the same. */
function contributionsOf(container: Element): Map<unknown, DrawnContribution> {
  const found = new Map<unknown, DrawnContribution>();
  const root = rootFiber(container);
  if (root === undefined) return found;
  visit(root, (fiber) => {
    const contribution = contributionAt(fiber);
    if (contribution === undefined || fiber.child === null) return;
    const around: unknown[] = [];
    for (let at = fiber.return; at !== null; at = at.return)
      if (found.has(at.stateNode)) around.push(at.stateNode);
    found.set(fiber.child.stateNode, { contribution, drawn: fiber.child.child, around });
  });
  return found;
}

async function isDrawing(container: Element): Promise<boolean> {
  let changes = 0;
  let last = rootFiber(container);
  for (let glance = 0; glance < glances; glance += 1) {
    await nextTurn();
    const now = rootFiber(container);
    if (now !== last) changes += 1;
    last = now;
  }
  return changes >= glances * share;
}

/** What draws itself all the time: the innermost, as what is around it is passed through. */
async function findEndless(container: Element): Promise<ContributionOwner[]> {
  const changes = new Map<unknown, number>();
  let last = contributionsOf(container);
  for (let glance = 0; glance < longGlances; glance += 1) {
    await nextTurn();
    const now = contributionsOf(container);
    for (const [boundary, { drawn }] of now)
      if (last.has(boundary) && last.get(boundary)?.drawn !== drawn)
        changes.set(boundary, (changes.get(boundary) ?? 0) + 1);
    last = now;
  }
  const busy = [...last].filter(([boundary]) => (changes.get(boundary) ?? 0) >= longGlances * share);
  const outer = new Set(busy.flatMap(([, { around }]) => around));
  return busy.flatMap(([boundary, { contribution }]) => (outer.has(boundary) ? [] : [contribution]));
}

/**
 * Finds what draws itself again without end, as a component does that sets its state in each effect: the page can be used,
 * and the machine is busy. What is drawn for each frame, as an animation, is none of that.
 *
 * It costs a few comparisons every other second, and none while the page is hidden.
 *
 * @returns a function that ends it.
 */
export function watchRedraws({ container, onEndless }: RedrawsOptions): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking || document.hidden) return;
    isLooking = true;
    if (await isDrawing(container))
      for (const contribution of await findEndless(container)) onEndless(contribution);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), period);
  return () => clearInterval(timer);
}
