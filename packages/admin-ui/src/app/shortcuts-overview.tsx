import { useHost } from "@tillhouse/extension-sdk";
import { Dialog, Fact, Facts, Keys } from "@tillhouse/extension-sdk/ui";
import type { ShortcutRegistry } from "../core/shortcuts";

/** Props of {@link ShortcutsOverview}. */
export interface ShortcutsOverviewProps {
  registry: ShortcutRegistry;
  onClose: () => void;
}

/** What keys do on the page that is shown. */
export default function ShortcutsOverview({ registry, onClose }: ShortcutsOverviewProps) {
  const { translate } = useHost();
  return (
    <Dialog isOpen onClose={onClose} title={translate("shortcuts.title")}>
      {registry.groups().map(({ group, shortcuts }) => (
        <Facts key={group}>
          {shortcuts.map(({ keys, label }) => (
            <Fact key={keys} label={translate(label)}>
              <Keys keys={[keys]} />
            </Fact>
          ))}
        </Facts>
      ))}
    </Dialog>
  );
}
