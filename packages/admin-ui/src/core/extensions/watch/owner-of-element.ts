import { type Fiber, fiberOf } from "../../page/fibers";
import { ContributionBoundary, type ContributionOwner } from "../contribution-boundary";

/** What stands at a fiber, where that is something that an extension brought. */
export function contributionAt({ type, memoizedProps }: Fiber): ContributionOwner | undefined {
  // The boundary's own props.
  return type === ContributionBoundary ? (memoizedProps as unknown as ContributionOwner) : undefined;
}

/** The extension that drew an element of the page; the nearest one, where one stands in another. */
export function ownerOfElement(element: unknown): string | undefined {
  let at: Fiber | null | undefined = element instanceof Element ? fiberOf(element) : undefined;
  for (; at; at = at.return) {
    const contribution = contributionAt(at);
    if (contribution !== undefined) return contribution.owner;
  }
  return undefined;
}
