import { useCommands, useHost } from "@tillhouse/extension-sdk";
import { CommandsContext, hasList, useStorage } from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { HostEventsContext } from "../../core/host/admin-events";
import { labelOf } from "../../core/i18n/extension-label";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { createShortcuts, ShortcutsContext } from "../../core/shortcuts/shortcuts";
import { useKeys } from "../../core/shortcuts/use-shortcuts";
import { flatItems } from "../navigation/navigation";
import { useNavigation } from "../navigation/use-navigation";

const ExtensionCommands = lazyComponent(() => import("./extension-commands"), "quiet");
const ShortcutsOverview = lazyDialog(() => import("./shortcuts-overview"));

export interface ShortcutsProviderProps {
  /** Whether something belongs to this admin: the page around it keeps its keys. */
  isInside: (element: Element) => boolean;
  children: ReactNode;
}

/** Keeps the commands of the page that is shown, lets keys act, and lists them under `?`. */
export function ShortcutsProvider({ isInside, children }: ShortcutsProviderProps) {
  const { user } = useHost();
  const { local } = useStorage();
  const [shortcuts] = useState(() => createShortcuts(local, user.id));
  const [isOpen, setIsOpen] = useState(false);
  const events = useContext(HostEventsContext);
  const onRun = useCallback(
    (command: string) => events?.emit("usage", { kind: "command", command, by: "key" }),
    [events],
  );
  useKeys(shortcuts, { isInside, go: useNavigate(), onRun });
  return (
    <ShortcutsContext.Provider value={shortcuts}>
      <CommandsContext.Provider value={shortcuts}>
        <CommonCommands onOverview={() => setIsOpen(true)} />
        {children}
        {isOpen && (
          <Suspense fallback={null}>
            <ShortcutsOverview shortcuts={shortcuts} onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </CommandsContext.Provider>
    </ShortcutsContext.Provider>
  );
}

/** What is there on every page: the list of keys, and a way to each list. */
function CommonCommands({ onOverview }: { onOverview: () => void }) {
  const { translate, href } = useHost();
  const { registry } = useAdmin();
  useCommands("everywhere", [
    { id: "shortcuts", label: translate("shortcuts.show"), shortcut: "?", run: onOverview },
  ]);
  const { groups } = useNavigation();
  const lists = [...registry.resources.values()].flatMap((resource) => {
    const { name, nav } = resource;
    return nav?.group !== "settings" || !hasList(resource) || registry.hidden.has(`settings.${name}`)
      ? []
      : [{ id: name, label: `${name}.title`, key: nav.shortcut, to: href(name) }];
  });
  // What the sidebar has, by the same names: an entry that somebody took away has no key either.
  const places: readonly { id: string; label: string; key?: string; to: string }[] = [
    ...flatItems(groups),
    ...lists,
  ];
  useCommands("go", [
    ...places.map(({ id, label, key, to }) => ({
      id,
      label: labelOf(label, translate),
      shortcut: key && `g ${key}`,
      to,
      isKeyOnly: true,
    })),
    {
      id: "settings",
      label: translate("settings.title"),
      shortcut: "g s",
      to: "/a/settings",
      isKeyOnly: true,
    },
  ]);
  if (registry.commands.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ExtensionCommands />
    </Suspense>
  );
}
