import { statusStyles, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

const styles = { active: "done", inactive: "off", internal: "archived" } as const;

/** Whether customers see a category: it is active, and not for the team alone. */
export function CategoryState({
  state,
  isBadge,
}: {
  state: keyof typeof styles | "public";
  isBadge?: boolean;
}) {
  const { translate } = useHost();
  // What is usual needs no mark.
  if (state === "public")
    return <span className="th-muted">{translate("product-categories.visibility.public")}</span>;
  const group = state === "internal" ? "visibility" : "state";
  return (
    <Status {...statusStyles[styles[state]]} isBadge={isBadge}>
      {translate(`product-categories.${group}.${state}`)}
    </Status>
  );
}
