import { type AnyAction, type ResourceName, toAdminError, useHost, useWrite } from "@tillhouse/extension-sdk";
import { type AnyResource, actionGroups, recordId } from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import type { MenuAction, MenuItem } from "@tillhouse/extension-sdk/ui";
import { Copy, FolderTree, Pencil, Play, Printer, Trash2 } from "lucide-react";
import { isPrimaryAction } from "../../core/definitions/is-primary-action";
import { toastError } from "../../core/toasts/toast-error";
import { printPath } from "../print/print-path";
import { canEdit } from "../shared/can-edit";
import { useDeleteLink, useFormLink, useMoveLink } from "../shared/use-form-link";
import { useSingleFlight } from "../shared/use-single-flight";
import { useAskAction } from "./action-dialogs";
import { actionName, withDots } from "./action-name";
import { useActionAvailability } from "./use-action-availability";

/** What can be done with one record. */
export interface RecordActions {
  /** For a menu, in the order in which it shows them; what removes comes last. */
  items: MenuItem[];
  /** What another entry of the menu leads to as well: only those who look for it by its name find it by itself. */
  hidden: MenuAction[];
  /** The next sensible step, apart from the others. */
  next: MenuAction | undefined;
  isBusy: boolean;
}

interface ActionsOptions {
  /** Whether editing it is offered among the others, and not by a button of its own. */
  hasEdit?: boolean;
  /** It stands on the page of another record. */
  isPart?: boolean;
}

/** Groups of a menu with rules between them; what cannot be had now stands at the end of its group. */
function inGroups(groups: readonly (readonly MenuAction[])[]): MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [
      ...(index > 0 ? [{ id: `rule ${index}`, separator: true as const }] : []),
      ...group.filter(({ reason }) => reason === undefined),
      ...group.filter(({ reason }) => reason !== undefined),
    ]);
}

/** Everything that can be done with a record now: editing it, its own actions, deleting it. */
export function useActions(
  resource: AnyResource,
  record: object | undefined,
  { hasEdit = true, isPart = false }: ActionsOptions = {},
): RecordActions {
  const host = useHost();
  const { translate } = host;
  // The registry keys resources by these very names.
  const { write, isWriting } = useWrite(resource.name as ResourceName);
  const once = useSingleFlight();
  const ask = useAskAction(resource, record);
  const form = useFormLink();
  const remove = useDeleteLink();
  const navigate = useNavigate();
  const moving = useMoveLink();
  const availabilityOf = useActionAvailability(resource.name);
  if (record === undefined) return { items: [], hidden: [], next: undefined, isBusy: false };

  const id = recordId(resource, record);
  const of: Record<string, string> = isPart ? { of: resource.name } : {};
  const run = async (action: AnyAction) => {
    try {
      const { answer } = await write({ kind: "act", action: action.id, record });
      if (action.redirect !== undefined) navigate(action.redirect(answer, host));
    } catch (error) {
      const label = translate(`${resource.name}.actions.${action.id}`);
      const { isUncertain } = toAdminError(error).details;
      toastError(
        host,
        translate(isUncertain ? "error.actionUncertain" : "error.actionTitle", { action: label }),
        error,
      );
    }
  };
  const entry = (action: AnyAction) => named(action, translate(`${resource.name}.actions.${action.id}`));
  const named = (action: AnyAction, label: string): MenuAction => {
    const opens = "open" in action.run;
    const asks = action.confirm !== undefined || action.form !== undefined || opens;
    const stance = availabilityOf(action, record);
    // The action was written for records of this very resource; see `AnyAction`.
    const link = "link" in action.run && stance === true ? action.run.link(record as never, host) : undefined;
    const isLink = "link" in action.run;
    const isOutside = link !== undefined && /^https?:/.test(link);
    const Icon = action.icon ?? (action.form === undefined ? Play : Pencil);
    return {
      id: action.id,
      label: asks ? withDots(label) : label,
      icon: <Icon className="th-icon" aria-hidden />,
      tone: action.tone,
      isDisabled: isWriting || stance !== true,
      reason: typeof stance === "string" ? translate(stance) : undefined,
      to: isOutside ? undefined : link,
      onSelect: () => {
        if (isOutside) window.open(link, "_blank", "noopener");
        else if (!isLink) asks ? ask(action) : void once(() => run(action));
      },
    };
  };
  const offered = (resource.actions ?? []).filter(
    (action) => action.isBulk !== "only" && availabilityOf(action, record) !== false,
  );
  const next = offered.find(
    (action) => isPrimaryAction(action, record) && availabilityOf(action, record) === true,
  );
  const main = offered.filter(({ alternativeTo }) => alternativeTo === undefined);
  const own = main.filter((action) => action !== next || hasEdit);
  const inMenu = (action: AnyAction) => named(action, actionName(resource, action, translate));
  const edit: MenuAction[] =
    hasEdit && canEdit(resource, record)
      ? [
          {
            id: "edit",
            label: translate("action.edit"),
            icon: <Pencil className="th-icon" aria-hidden />,
            to: form.hrefTo(id, of),
          },
        ]
      : [];
  const move: MenuAction[] =
    resource.list?.tree !== undefined && !isPart && canEdit(resource, record)
      ? [
          {
            id: "move",
            label: translate("tree.move"),
            icon: <FolderTree className="th-icon" aria-hidden />,
            to: moving.hrefTo(id),
          },
        ]
      : [];
  const copy: MenuAction[] = resource.form?.canDuplicate
    ? [
        {
          id: "duplicate",
          label: translate("action.duplicate"),
          icon: <Copy className="th-icon" aria-hidden />,
          to: form.hrefTo("new", { from: id, ...of }),
        },
      ]
    : [];
  const print: MenuAction[] = resource.documents?.length
    ? [
        {
          id: "print",
          label: translate("action.print"),
          icon: <Printer className="th-icon" aria-hidden />,
          to: printPath(host, resource, [id]),
        },
      ]
    : [];
  const deletable = resource.delete !== undefined && availabilityOf(resource.delete, record);
  const erase: MenuAction[] =
    deletable === false
      ? []
      : [
          {
            id: "delete",
            label: translate("action.deleteWithQuestion"),
            icon: <Trash2 className="th-icon" aria-hidden />,
            isDisabled: deletable !== true,
            reason: deletable === true ? undefined : translate(deletable),
            to: deletable === true ? remove.hrefTo(id, of) : undefined,
            tone: "danger",
          },
        ];
  const isHarsh = ({ tone }: AnyAction) => tone === "danger";
  const mild = actionGroups.map((group) => [
    ...(group === "work" ? [...edit, ...move, ...copy] : []),
    ...own.filter((action) => !isHarsh(action) && (action.group ?? "work") === group).map(inMenu),
    ...(group === "file" ? print : []),
  ]);
  return {
    items: inGroups([...mild, [...own.filter(isHarsh).map(inMenu), ...erase]]),
    hidden: offered.filter(({ alternativeTo }) => alternativeTo !== undefined).map(entry),
    next: next && entry(next),
    isBusy: isWriting,
  };
}
