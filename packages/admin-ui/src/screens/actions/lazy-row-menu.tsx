import { ActionMenu } from "./action-menu";
import type { RowMenuProps } from "./row-menu";
import { useActions } from "./use-actions";

/** The menu of a row, once somebody has asked for it. */
export default function LazyRowMenu({ resource, record, title, isPart }: RowMenuProps) {
  const actions = useActions(resource, record, { isPart });
  return <ActionMenu actions={actions} title={title} size="small" startsOpen />;
}
