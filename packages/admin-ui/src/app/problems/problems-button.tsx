import { Button, Popover } from "@tillhouse/extension-sdk/ui";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useHealth } from "../../core/extensions/use-health";
import { useNavigation } from "../navigation/use-navigation";

/** What does not work about the installed extensions, by name, and what this person has turned off. Otherwise nothing. */
export default function ProblemsButton() {
  const { registry, health, translate, locale } = useAdmin();
  const problems = [...registry.problems, ...useNavigation().problems];
  const { failures, off } = useHealth();
  const told = new Map<string, ReactNode>();
  for (const { owner, source, reason, values } of problems)
    told.set(
      `${owner}/${source}/${reason}/${JSON.stringify(values)}`,
      <Problem owner={owner} text={translate(`problems.${reason}`, values)} source={source} />,
    );
  // What is off no longer fails; that it is off says it all.
  const failing = failures.filter(({ owner }) => !off.has(owner));
  const canTurnOff = new Set(failing.map(({ owner }) => owner));
  for (const { owner, source, place, error } of failing)
    told.set(
      `${owner}/${source}/${place}/${error.message}`,
      <Problem
        owner={owner}
        text={translate("problems.failed", {
          place: place || translate("problems.background"),
          message: error.message,
        })}
        source={source}
      >
        {/* A small mark has no room for it. Once for each extension. */}
        {canTurnOff.delete(owner) && (
          <Button size="small" onClick={() => health.turnOff(owner)}>
            {translate("extension.turnOff")}
          </Button>
        )}
      </Problem>,
    );
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
