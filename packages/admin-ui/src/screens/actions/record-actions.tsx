import { useHost } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  type RecordActionsProps,
  titleOf,
  useResource,
} from "@tillhouse/extension-sdk/internal";
import { Button, LinkButton, type MenuAction, type MenuItem, Tooltip } from "@tillhouse/extension-sdk/ui";
import { useContext } from "react";
import { SectionContext } from "../shared/section-context";
import { ActionMenu } from "./action-menu";
import { useActions } from "./use-actions";

/** What stands in for a resource that nobody brought, or whose body is on its way: nothing can be done with it. */
const nothing: AnyResource = { name: "", api: { singularKey: "", pluralKey: "" }, title: () => "" };

function isAction(item: MenuItem | undefined): item is MenuAction {
  return item !== undefined && "label" in item;
}

/** Whose menu it is: menus of one record on one page each have a name of their own. */
function useMenuTitle(resource: AnyResource, { record, part }: RecordActionsProps): string {
  const { translate } = useHost();
  const section = useContext(SectionContext);
  if (resource === nothing) return "";
  const title = titleOf(resource, record);
  const of = part ?? (section?.record === record ? section.title : undefined);
  return of === undefined || of === title ? title : translate("list.partOf", { part: of, title });
}

/** What can be done with a record or a part of one: some of it as buttons, the rest in a menu. */
export default function RecordActions(props: RecordActionsProps) {
  const { of, record, buttons = [], only, without = [] } = props;
  const resource = useResource(of) ?? nothing;
  const actions = useActions(resource, record, { isPart: true });
  const all = actions.items.filter(isAction);
  const shown = buttons.flatMap((id) => all.find((item) => item.id === id && !without.includes(id)) ?? []);
  const rest = actions.items.filter(
    ({ id }) => ![...buttons, ...without].includes(id) && (only?.includes(id) ?? true),
  );
  // A rule that parts nothing any more goes.
  const title = useMenuTitle(resource, props);
  const items = rest.filter(
    (item, index) => isAction(item) || (rest.slice(0, index).some(isAction) && isAction(rest[index + 1])),
  );
  return (
    <span className="th-row">
      {shown.map((item) => (
        <ActionButton key={item.id} action={item} />
      ))}
      <ActionMenu actions={{ ...actions, items }} title={title} size="small" />
    </span>
  );
}

function ActionButton({ action }: { action: MenuAction }) {
  const { label, to, isDisabled, reason, onSelect } = action;
  if (to !== undefined && !isDisabled)
    return (
      <LinkButton size="small" to={to}>
        {label}
      </LinkButton>
    );
  const button = (
    <Button
      size="small"
      // With a reason it can still be reached, or nobody could read why.
      disabled={isDisabled && reason === undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onSelect?.()}
    >
      {label}
    </Button>
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}
