import { statusStyles, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

const looks = { active: "done", inactive: "off", internal: "archived", public: "done" } as const;

/** Whether customers see a category: it is active, and not for the team alone. */
export function CategoryState({ state, isBadge }: { state: keyof typeof looks; isBadge?: boolean }) {
  const { translate } = useHost();
  const group = state === "internal" || state === "public" ? "visibility" : "state";
  return (
    <Status {...statusStyles[looks[state]]} isBadge={isBadge}>
      {translate(`product-categories.${group}.${state}`)}
    </Status>
  );
}
