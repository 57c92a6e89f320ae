import { type RecordActionsProps, titleOf, useResource } from "@tillhouse/extension-sdk";
import { Button, LinkButton, type MenuAction, type MenuItem, Tooltip } from "@tillhouse/extension-sdk/ui";
import { ActionMenu } from "./action-menu";
import { useActions } from "./use-actions";

/** What stands in for a resource that nobody brought, or whose body is on its way: nothing can be done with it. */
const nothing = { name: "", api: { one: "", many: "" }, title: () => "" };

function isAction(item: MenuItem): item is MenuAction {
  return "label" in item;
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
  const items = rest.some(isAction) ? rest : [];
  return (
    <span className="th-row">
      {shown.map((item) => (
        <ActionButton key={item.id} action={item} />
      ))}
      <ActionMenu
        // A rule that parts nothing any more goes.
        actions={{ ...actions, items: items[0] && !isAction(items[0]) ? items.slice(1) : items }}
        title={resource === nothing ? "" : titleOf(resource, record)}
        size="small"
      />
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
