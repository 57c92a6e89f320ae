import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { Button, Menu } from "@tillhouse/extension-sdk/ui";
import { Ellipsis } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef, useState } from "react";
import { type RecordActions, useActions, useHasActions } from "./use-actions";

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  resource: AnyResource;
  record: object;
  title: string;
}

/** What can be done with the record of a row. A list has many rows: the menu itself is made when it is asked for. */
export function RowMenu({ resource, record, title }: RowMenuProps) {
  const { translate } = useHost();
  const hasActions = useHasActions(resource);
  const [isWanted, setIsWanted] = useState(false);
  // What can be done with it is on its way: the place is kept, and a press is not lost.
  const isLater = resource.detail?.isLater === true;
  if (isWanted && !isLater) return <OpenedMenu resource={resource} record={record} title={title} />;
  if (!isLater && !hasActions(record)) return null;
  return (
    <MoreButton
      label={translate("list.actionsFor", { title })}
      size="small"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
    />
  );
}

function OpenedMenu({ resource, record, title }: RowMenuProps) {
  const actions = useActions(resource, record);
  return <ActionMenu actions={actions} title={title} size="small" startsOpen />;
}

interface MoreButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  size: "small" | "medium";
}

const MoreButton = forwardRef<HTMLButtonElement, MoreButtonProps>(function MoreButton(props, ref) {
  return (
    <Button
      {...props}
      ref={ref}
      variant="ghost"
      iconOnly
      icon={<Ellipsis className="th-icon" aria-hidden />}
    />
  );
});

/** Props of {@link ActionMenu}. */
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
  return (
    <>
      {actions.items.length > 0 && (
        <Menu
          label={label}
          align="end"
          startsOpen={startsOpen}
          trigger={<MoreButton label={label} size={size} />}
          items={actions.items}
        />
      )}
      {actions.dialog}
    </>
  );
}
