import type { Translate } from "@tillhouse/extension-sdk/internal";
import { Button, Popover } from "@tillhouse/extension-sdk/ui";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useAdmin } from "../../core/context/admin-context";
import type { ExtensionFailure } from "../../core/context/extension-health";
import { turnOffAndReload } from "../../core/extensions/announce-failure";
import { useHealth } from "../../core/extensions/use-health";
import { isPageHarm } from "../../core/extensions/watch/page-harm";
import { useNavigation } from "../navigation/use-navigation";

/** What does not work about the installed extensions, by name, and what this person has turned off. Otherwise nothing. */
export default function ProblemsButton() {
  const { registry, health, translate, locale } = useAdmin();
  const problems = [...registry.problems, ...useNavigation().problems];
  const { failures, off } = useHealth();
  const told = new Map<string, ReactNode>();
  // What is off no longer fails; that it is off says it all.
  const failing = failures.filter(({ owner }) => !off.has(owner));
  const harm = problems.filter((problem) => isPageHarm(problem) && !off.has(problem.owner));
  const canTurnOff = new Set([...harm, ...failing].map(({ owner }) => owner));
  const hasHarmed = new Set([...harm, ...failing.filter(isPageHarm)].map(({ owner }) => owner));
  // A small mark has no room for it. Once for each extension.
  const turnOff = (owner: string) =>
    canTurnOff.delete(owner) && (
      <Button
        size="small"
        onClick={() => (hasHarmed.has(owner) ? turnOffAndReload(health, owner) : health.turnOff(owner))}
      >
        {translate("extension.turnOff")}
      </Button>
    );
  for (const { owner, source, reason, values } of problems)
    told.set(
      `${owner}/${source}/${reason}/${JSON.stringify(values)}`,
      <Problem owner={owner} text={translate(`problems.${reason}`, values)} source={source}>
        {harm.some((problem) => problem.owner === owner) && turnOff(owner)}
      </Problem>,
    );
  for (const failure of failing) {
    const { owner, source, place, error, reason } = failure;
    const key = `${owner}/${source}/${place}/${isPageHarm(failure) ? reason : error.message}`;
    // The latest stands first.
    if (told.has(key)) continue;
    told.set(
      key,
      <Problem owner={owner} text={failureText(failure, translate)} source={source}>
        {turnOff(owner)}
      </Problem>,
    );
  }
  for (const [owner, reason] of off)
    told.set(
      `${owner}/off`,
      <Problem
        owner={owner}
        text={translate(reason === "person" ? "problems.offForMe" : "problems.offByItself")}
      >
        <Button size="small" onClick={() => health.turnOn(owner)}>
          {translate("extension.turnOn")}
        </Button>
      </Problem>,
    );
  if (told.size === 0) return null;
  const label = translate("problems.title", { count: told.size });
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <Button
          variant="ghost"
          icon={<TriangleAlert className="th-icon" aria-hidden />}
          aria-label={label}
          className="th-problems-button"
        >
          <span className="th-wide-only">{label}</span>
          <span className="th-phone-only">{told.size.toLocaleString(locale)}</span>
        </Button>
      }
    >
      <ul className="th-problems">
        {[...told].map(([key, problem]) => (
          <li key={key}>{problem}</li>
        ))}
      </ul>
    </Popover>
  );
}

function failureText(
  { place, error, reason, values, isUncertain }: ExtensionFailure,
  translate: Translate,
): string {
  const where = place || translate("problems.background");
  return reason === undefined
    ? translate("problems.failed", { place: where, message: error.message })
    : translate(`problems.${reason}${isUncertain ? "Maybe" : ""}`, { place: where, ...values });
}

interface ProblemProps {
  owner: string;
  text: string;
  source?: string;
  children?: ReactNode;
}

function Problem({ owner, text, source, children }: ProblemProps) {
  return (
    <>
      <strong>{owner}</strong> {text}
      {source !== undefined && <code className="th-mono">{source}</code>}
      {children && <div className="th-problems__action">{children}</div>}
    </>
  );
}
