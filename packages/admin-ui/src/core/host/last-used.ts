import { pageValue } from "./page-value";

/** The roots of the admins of a page, the one that was used last at the end. */
const roots = () => pageValue<HTMLElement[]>("roots", () => []);

const uses = ["pointerdown", "focusin"] as const;

/**
 * Takes note of when an admin is used, among others on the page.
 *
 * @returns what ends it
 */
export function watchUse(root: HTMLElement): () => void {
  const others = () => roots().filter((other) => other !== root);
  const set = (next: HTMLElement[]) => roots().splice(0, Number.POSITIVE_INFINITY, ...next);
  // Until one is used, it is the first.
  set([root, ...others()]);
  const use = () => void set([...others(), root]);
  for (const name of uses) root.addEventListener(name, use, true);
  return () => {
    for (const name of uses) root.removeEventListener(name, use, true);
    set(others());
  };
}

/**
 * Whether what is meant for no admin in particular, as a key that is pressed on the page, is this one's.
 *
 * @param isInside whether something belongs to it
 */
export function isLastUsed(isInside: (root: HTMLElement) => boolean): boolean {
  const last = roots().at(-1);
  return last === undefined || isInside(last);
}
