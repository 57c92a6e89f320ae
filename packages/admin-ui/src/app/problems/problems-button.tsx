import { Button, Popover } from "@tillhouse/extension-sdk/ui";
import { TriangleAlert } from "lucide-react";
import { useAdmin } from "../../core/context/admin-context";
import { useExtensionProblems } from "./use-extension-problems";

/** What does not work about the installed extensions, by name, and what this person has turned off. Otherwise nothing. */
export default function ProblemsButton() {
  const { translate, locale } = useAdmin();
  const problems = useExtensionProblems();
  if (problems.length === 0) return null;
  const label = translate("problems.title", { count: problems.length });
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
          <span className="th-phone-only">{problems.length.toLocaleString(locale)}</span>
        </Button>
      }
    >
      <ul className="th-problems">
        {problems.map(({ id, extension, message, source, turnOff, turnOn }) => (
          <li key={id}>
            <strong>{extension}</strong> {message}
            {source !== undefined && <code className="th-mono">{source}</code>}
            {(turnOff ?? turnOn) && (
              <div className="th-problems__action">
                <Button size="small" onClick={turnOff ?? turnOn}>
                  {translate(turnOff ? "extension.turnOff" : "extension.turnOn")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
}
