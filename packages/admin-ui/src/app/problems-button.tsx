import { Button, Popover } from "@tillhouse/extension-sdk/ui";
import { TriangleAlert } from "lucide-react";
import { useAdmin } from "../core/admin-context";

/** What does not work about the installed extensions, by name. Without problems there is nothing. */
export function ProblemsButton() {
  const { registry, translate } = useAdmin();
  const { problems } = registry;
  if (problems.length === 0) return null;
  const label = translate("problems.title", { count: problems.length });
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <Button variant="ghost" icon={<TriangleAlert className="th-icon" aria-hidden />}>
          {label}
        </Button>
      }
    >
      <ul className="th-problems">
        {problems.map(({ owner, source, reason, values }) => (
          <li key={`${owner}/${source}/${reason}/${JSON.stringify(values)}`}>
            <strong>{owner}</strong> {translate(`problems.${reason}`, values)}
            {source !== undefined && <code className="th-mono">{source}</code>}
          </li>
        ))}
      </ul>
    </Popover>
  );
}
