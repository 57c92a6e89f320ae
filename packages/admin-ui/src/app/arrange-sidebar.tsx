import { useHost } from "@tillhouse/extension-sdk";
import { Button, Dialog } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useAdmin } from "../core/admin-context";
import { tellError } from "../core/tell-error";
import { useIsAvailable } from "../core/use-has-feature";
import { useOwnMetadata } from "../core/use-own-metadata";
import { moveColumn, toggleColumn } from "../screens/list/list-layout";
import { SortableChoices } from "../screens/sortable-choices";
import { navigationOf } from "./navigation";
import { orderNavigation, readSidebarOrder, sidebarKey } from "./sidebar-order";

/** Which entries the sidebar has for this person, and in what order. */
export default function ArrangeSidebar({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const { user, translate } = host;
  const { registry } = useAdmin();
  const isAvailable = useIsAvailable();
  const { save, isSaving } = useOwnMetadata();
  const [chosen, setChosen] = useState(() => readSidebarOrder(user.metadata));
  const groups = orderNavigation(navigationOf(registry, isAvailable), chosen);
  const everything = groups.flatMap(({ items }) => items.map(({ to }) => to));
  const keep = (value: object | "") =>
    save({ [sidebarKey]: value }).then(onClose, (error: unknown) =>
      tellError(host, translate("sidebar.notSaved"), error),
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
        {groups.map(({ id, items }) => (
          <SortableChoices
            key={id}
            label={translate(`sidebar.groups.${id}`)}
            movesHidden
            choices={items.map(({ to, label }) => ({
              id: to,
              label: translate(label),
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
