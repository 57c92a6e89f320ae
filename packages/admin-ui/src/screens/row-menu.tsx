import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { Button, Menu } from "@tillhouse/extension-sdk/ui";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useDeleteLink, useFormLink } from "./use-form-link";

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  resource: AnyResource;
  id: string;
  title: string;
  /** In a page's head the menu is larger, and Edit stands beside it as a button. */
  isInHead?: boolean;
}

/** What can be done with one record, in a row or in the head of its page. */
export function RowMenu({ resource, id, title, isInHead = false }: RowMenuProps) {
  const { translate } = useHost();
  const form = useFormLink();
  const remove = useDeleteLink();
  const label = translate("list.actionsFor", { title });
  const hasEdit = resource.form !== undefined && !isInHead;
  const edit = {
    id: "edit",
    label: translate("action.edit"),
    icon: <Pencil className="th-icon" aria-hidden />,
    to: form.hrefTo(id),
  };
  const erase = {
    id: "delete",
    label: translate("action.deleteWithQuestion"),
    icon: <Trash2 className="th-icon" aria-hidden />,
    to: remove.hrefTo(id),
    tone: "danger" as const,
  };
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <Button
          variant="ghost"
          size={isInHead ? "medium" : "small"}
          iconOnly
          label={label}
          icon={<Ellipsis className="th-icon" aria-hidden />}
        />
      }
      items={[
        ...(hasEdit ? [edit] : []),
        ...(hasEdit && resource.canDelete ? [{ id: "rule", separator: true as const }] : []),
        ...(resource.canDelete ? [erase] : []),
      ]}
    />
  );
}
