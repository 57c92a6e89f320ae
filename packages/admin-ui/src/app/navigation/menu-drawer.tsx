import { useHost } from "@tillhouse/extension-sdk";
import { Drawer } from "@tillhouse/extension-sdk/ui";
import { NavigationList } from "./sidebar";

/** On phones the sidebar waits behind the menu button. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { translate, store } = useHost();
  return (
    <Drawer isOpen onClose={onClose} title={store?.name ?? translate("shell.menu")} footer={null}>
      <NavigationList onNavigate={onClose} />
    </Drawer>
  );
}
