import type { Translate } from "@tillhouse/extension-sdk/internal";
import { useAdmin } from "../../core/context/admin-context";
import type { ExtensionFailure } from "../../core/context/extension-health";
import { turnOffAndReload } from "../../core/extensions/announce-failure";
import type { ExtensionProblem } from "../../core/extensions/extension-problem";
import { useHealth } from "../../core/extensions/use-health";
import { isPageHarm } from "../../core/extensions/watch/page-harm";
import { useNavigation } from "../navigation/use-navigation";

function failureText(
  { place, error, reason, values, isUncertain }: ExtensionFailure,
  translate: Translate,
): string {
  const where = place || translate("problems.background");
  return reason === undefined
    ? translate("problems.failed", { place: where, message: error.message })
    : translate(`problems.${reason}${isUncertain ? "Maybe" : ""}`, { place: where, ...values });
}

/** What does not work about the installed extensions, by name, and what this person has turned off. */
export function useExtensionProblems(): readonly ExtensionProblem[] {
  const { registry, health, translate } = useAdmin();
  const problems = [...registry.problems, ...useNavigation().problems];
  const { failures, off } = useHealth();
  const told = new Map<string, ExtensionProblem>();
  // What is off no longer fails; that it is off says it all.
  const failing = failures.filter(({ owner }) => !off.has(owner));
  const harm = problems.filter((problem) => isPageHarm(problem) && !off.has(problem.owner));
  const canTurnOff = new Set([...harm, ...failing].map(({ owner }) => owner));
  const hasHarmed = new Set([...harm, ...failing.filter(isPageHarm)].map(({ owner }) => owner));
  // A small mark has no room for it. Once for each extension.
  const turnOff = (owner: string) =>
    canTurnOff.delete(owner)
      ? { turnOff: () => (hasHarmed.has(owner) ? turnOffAndReload(health, owner) : health.turnOff(owner)) }
      : {};
  for (const { owner, source, reason, values } of problems) {
    const id = `${owner}/${source}/${reason}/${JSON.stringify(values)}`;
    told.set(id, {
      id,
      extension: owner,
      message: translate(`problems.${reason}`, values),
      source,
      ...(harm.some((problem) => problem.owner === owner) && turnOff(owner)),
    });
  }
  for (const failure of failing) {
    const { owner, source, place, error, reason } = failure;
    const id = `${owner}/${source}/${place}/${isPageHarm(failure) ? reason : error.message}`;
    // The latest stands first.
    if (told.has(id)) continue;
    told.set(id, {
      id,
      extension: owner,
      message: failureText(failure, translate),
      source,
      ...turnOff(owner),
    });
  }
  for (const [owner, reason] of off) {
    const id = `${owner}/off`;
    const message = translate(reason === "person" ? "problems.offForMe" : "problems.offByItself");
    told.set(id, { id, extension: owner, message, turnOn: () => health.turnOn(owner) });
  }
  return [...told.values()];
}
