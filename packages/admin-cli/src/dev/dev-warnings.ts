import type { Problem } from "../base/errors";
import { distinct } from "../compiler/check-project";
import { inOrder, isWarning, isWarningInDev } from "../compiler/checks/rules";

/** What is not finished in the extensions and lets them work: told beside what is wrong. */
export function warningsIn(problems: readonly Problem[]): Problem[] {
  return inOrder(distinct(problems.filter((problem) => isWarningInDev(problem) && !isWarning(problem))));
}

/** What is likely wrong and lets everything work: told in the terminal alone, as the page is right. */
export function hintsIn(problems: readonly Problem[]): Problem[] {
  return inOrder(distinct(problems.filter(isWarning)));
}

/**
 * Makes what picks out the warnings that were not told yet. One that only moved to another line is not told again; one
 * that was mended and came back is.
 */
export function createNewWarnings(): (standing: readonly Problem[]) => Problem[] {
  let told: ReadonlySet<string> = new Set();
  const keyOf = ({ rule, file, message }: Problem): string => JSON.stringify([rule, file, message]);
  return (standing) => {
    const fresh = standing.filter((warning) => !told.has(keyOf(warning)));
    told = new Set(standing.map(keyOf));
    return fresh;
  };
}
