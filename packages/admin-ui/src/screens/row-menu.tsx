import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { Button, Menu } from "@tillhouse/extension-sdk/ui";
import { Ellipsis } from "lucide-react";
import { type RecordActions, useActions } from "./use-actions";

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  resource: AnyResource;
  record: object;
  title: string;
}

/** What can be done with the record of a row. */
export function RowMenu({ resource, record, title }: RowMenuProps) {
  const actions = useActions(resource, record);
  return <ActionMenu actions={actions} title={title} size="small" />;
}

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  actions: RecordActions;
  title: string;
  size: "small" | "medium";
}

/** The menu of a record, in its row or in the head of its page. Where nothing can be done there is none. */
export function ActionMenu({ actions, title, size }: ActionMenuProps) {
  const { translate } = useHost();
  const label = translate("list.actionsFor", { title });
  return (
    <>
      {actions.items.length > 0 && (
        <Menu
          label={label}
          align="end"
          trigger={
            <Button
              variant="ghost"
              size={size}
              iconOnly
              label={label}
              icon={<Ellipsis className="th-icon" aria-hidden />}
            />
          }
          items={actions.items}
        />
      )}
      {actions.dialog}
    </>
  );
}
