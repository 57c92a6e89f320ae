import { type Command, useCommands, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Pencil } from "lucide-react";
import { carefulActionIds } from "../../core/definitions/careful-actions";
import type { RecordActions } from "./use-actions";

/** What the head of a record's page offers, in its order. */
export interface RecordCommands {
  title: string | undefined;
  actions: RecordActions;
  /** Where the record is edited; `undefined` where it cannot be. */
  edit: string | undefined;
}

/** What every record has keeps its keys from one resource to the next. */
const common = new Set(["edit", "duplicate", "delete", "export", "print"]);

/** The keys that print what is shown or selected. */
const printKeys = "p";

/** The name of an action among those of all resources. */
export function commandId(resource: AnyResource, id: string): string {
  return common.has(id) ? id : `${resource.name}.${id}`;
}

/** The key that an action starts with. */
export function keysOf(resource: AnyResource, id: string): string | undefined {
  return id === "print" ? printKeys : resource.actions?.find((action) => action.id === id)?.shortcut;
}

/** Offers everything that can be done with the record on the page as commands, too. */
export function useRecordCommands(resource: AnyResource, { title, actions, edit }: RecordCommands): void {
  const { translate } = useHost();
  const { next, items, hidden } = actions;
  const careful = carefulActionIds(resource);
  const commands: Command[] = [next, ...items, ...hidden].flatMap((item) => {
    if (item === undefined || !("label" in item)) return [];
    const { id, label, icon, to, onSelect, isDisabled } = item;
    const shortcut = keysOf(resource, id);
    return [
      {
        id: commandId(resource, id),
        label,
        icon,
        shortcut,
        to,
        run: onSelect,
        isDisabled,
        needsCare: careful.has(id),
      },
    ];
  });
  if (edit !== undefined)
    commands.unshift({
      id: "edit",
      label: translate("action.edit"),
      icon: <Pencil className="th-icon" aria-hidden />,
      shortcut: "e",
      to: edit,
    });
  useCommands("record", title === undefined ? [] : commands, title);
}
