import type { RegistryProblem } from "../../registry/registry";
import { rememberBuiltIns } from "./built-ins";
import { replacementReasons } from "./page-harm";

/**
 * Sees to it that no extension keeps the page from starting. It is called after each one was loaded, so that it is known
 * whose code ran last.
 *
 * @param element where the admin will stand. An extension that has emptied the page has taken it out.
 * @returns what the extension did to the page, for the list of problems
 */
export function createPageRepair(element: Element): (owner: string) => RegistryProblem[] {
  const replaced = rememberBuiltIns(globalThis);
  return (owner) => {
    // First of all, since nothing else is sure to work before.
    const reasons = replacementReasons(replaced());
    const problems: RegistryProblem[] = reasons.map((found) => ({ owner, ...found }));
    if (!element.isConnected) {
      document.body.prepend(element);
      problems.push({ owner, reason: "emptied" });
    }
    return problems;
  };
}
