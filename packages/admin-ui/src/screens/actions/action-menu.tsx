import { useHost } from "@tillhouse/extension-sdk";
import { Menu } from "@tillhouse/extension-sdk/ui";
import { MoreButton } from "./more-button";
import type { RecordActions } from "./use-actions";

export interface ActionMenuProps {
  actions: RecordActions;
  title: string;
  size: "small" | "medium";
  startsOpen?: boolean;
}

/** The menu of a record, in its row or in the head of its page. Where nothing can be done there is none. */
export function ActionMenu({ actions, title, size, startsOpen }: ActionMenuProps) {
  const { translate } = useHost();
  const label = translate("list.actionsFor", { title });
  if (actions.items.length === 0) return null;
  return (
    <Menu
      label={label}
      align="end"
      startsOpen={startsOpen}
      trigger={<MoreButton label={label} size={size} />}
      items={actions.items}
    />
  );
}
