import { lazy, type ReactNode, Suspense, useState } from "react";
import { createShortcutRegistry, ShortcutsContext } from "../core/shortcuts";
import { useShortcuts } from "../core/use-shortcuts";

const ShortcutsOverview = lazy(() => import("./shortcuts-overview"));

/** Keeps the keys of the page that is shown, and lists them under `?`. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ShortcutsContext.Provider value={registry}>
      <OverviewKey onOpen={() => setIsOpen(true)} />
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutsOverview registry={registry} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ShortcutsContext.Provider>
  );
}

function OverviewKey({ onOpen }: { onOpen: () => void }) {
  useShortcuts("everywhere", [{ keys: "?", label: "shortcuts.show", run: onOpen }]);
  return null;
}
