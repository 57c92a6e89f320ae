import { useHost } from "@tillhouse/extension-sdk";
import { Dialog, Keys } from "@tillhouse/extension-sdk/ui";
import type { ShortcutRegistry } from "../core/shortcuts";

/** Props of {@link ShortcutsOverview}. */
export interface ShortcutsOverviewProps {
  registry: ShortcutRegistry;
  onClose: () => void;
}

/** Keys that are written otherwise on a keyboard than the browser names them. */
const keyNames: Readonly<Record<string, string>> = { Escape: "Esc", J: "Shift J", K: "Shift K" };

/** What keys do on the page that is shown. */
export default function ShortcutsOverview({ registry, onClose }: ShortcutsOverviewProps) {
  const { translate } = useHost();
  return (
    <Dialog isOpen onClose={onClose} title={translate("shortcuts.title")}>
      {registry.groups().map(({ group, shortcuts }) => (
        <section key={group} className="th-shortcuts" aria-label={translate(`shortcuts.groups.${group}`)}>
          <h3>{translate(`shortcuts.groups.${group}`)}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{translate(label)}</dt>
                <dd>
                  <Keys keys={[keyNames[keys] ?? keys]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
