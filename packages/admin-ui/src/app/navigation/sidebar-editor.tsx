import { useHost } from "@tillhouse/extension-sdk";
import { Button, Dialog } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { labelOf } from "../../core/i18n/extension-label";
import { useUserMetadata } from "../../core/preferences/use-user-metadata";
import { toastError } from "../../core/toasts/toast-error";
import { moveColumn, toggleColumn } from "../../screens/list/state/list-layout";
import { SortableChoices } from "../../screens/shared/sortable-choices";
import { flatItems } from "./navigation";
import { orderNavigation, readSidebarOrder, sidebarKey } from "./sidebar-order";
import { useNavigation } from "./use-navigation";

/** Which entries the sidebar has for this person, and in what order. */
export default function SidebarEditor({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const { user, translate } = host;
  const { save, isSaving } = useUserMetadata();
  const [chosen, setChosen] = useState(() => readSidebarOrder(user.metadata));
  const groups = orderNavigation(useNavigation().groups, chosen);
  const everything = flatItems(groups).map(({ to }) => to);
  // Each list of its own: an entry stays where it belongs.
  const lists = groups.flatMap(({ id, label, items }) => [
    { id, label, items },
    ...items.flatMap((item) => (item.items ? [{ id: item.to, label: item.label, items: item.items }] : [])),
  ]);
  const keep = (value: object | "") =>
    save({ [sidebarKey]: value }).then(onClose, (error: unknown) =>
      toastError(host, translate("sidebar.notSaved"), error),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={translate("sidebar.arrange")}
      footer={
        <>
          <Button size="large" variant="ghost" disabled={isSaving} onClick={() => void keep("")}>
            {translate("sidebar.reset")}
          </Button>
          <Button size="large" disabled={isSaving} onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button size="large" variant="primary" isLoading={isSaving} onClick={() => void keep(chosen)}>
            {translate("action.save")}
          </Button>
        </>
      }
    >
      <div className="th-arrange">
        {lists.map(({ id, label, items }) => (
          <SortableChoices
            key={id}
            label={labelOf(label, translate)}
            movesHidden
            choices={items.map(({ to, label: words }) => ({
              id: to,
              label: labelOf(words, translate),
              isShown: !chosen.hidden.includes(to),
            }))}
            onToggle={(to) => setChosen({ ...chosen, hidden: toggleColumn(chosen.hidden, to) })}
            onMove={(to, over) => setChosen({ ...chosen, order: moveColumn(everything, to, over) })}
          />
        ))}
      </div>
    </Dialog>
  );
}
