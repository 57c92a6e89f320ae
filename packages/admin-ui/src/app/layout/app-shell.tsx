import { useHost } from "@tillhouse/extension-sdk";
import { Button } from "@tillhouse/extension-sdk/ui";
import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { Zone } from "../../core/extensions/zone";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useScrollMemory } from "../../core/page/use-scroll-memory";
import { useSharedStorage } from "../../core/preferences/use-local-storage";
import { ActivityButton } from "../activity/activity-button";
import { Sidebar } from "../navigation/sidebar";
import { ProblemsOutlet } from "../problems/problems-outlet";
import { EnvironmentBadge } from "../shared/environment-badge";
import { HelpMenu } from "./help-menu";
import { PaletteButton } from "./palette-button";
import { useLoadAhead } from "./use-load-ahead";
import { UserMenu } from "./user-menu";

const SafeModeBanner = lazyComponent(() => import("../problems/safe-mode-banner"), "quiet");
const MenuDrawer = lazyDialog(() => import("../navigation/menu-drawer"));

export interface AppShellProps {
  children: ReactNode;
}

/** Sidebar, top bar and the sheet that the pages stand on. On phones the sidebar waits behind the menu button. */
export function AppShell({ children }: AppShellProps) {
  const { translate, store } = useHost();
  const { hasExtensionsOff } = useAdmin();
  const [isRail, setIsRail] = useSharedStorage("tillhouse.sidebar", false);
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const ahead = useLoadAhead();
  return (
    <div className="th-shell" data-sidebar={isRail ? "rail" : undefined} {...ahead}>
      <button type="button" className="th-skip" onClick={() => main.current?.focus()}>
        {translate("shell.skip")}
      </button>
      <Sidebar isRail={isRail} onToggle={() => setIsRail(!isRail)} />
      <div className="th-shell__body">
        <header className="th-topbar">
          <span className="th-phone-only">
            <Button
              variant="ghost"
              iconOnly
              label={translate("shell.menu")}
              icon={<MenuIcon className="th-icon" aria-hidden />}
              onClick={() => setIsMenuOpen(true)}
            />
          </span>
          <span className="th-phone-only th-topbar__store th-truncate">{store?.name}</span>
          <PaletteButton />
          <div className="th-topbar__end">
            <Zone name="topbar.before" />
            <EnvironmentBadge />
            <ProblemsOutlet />
            <span className="th-wide-only">
              <HelpMenu />
            </span>
            <ActivityButton />
            <Zone name="topbar.after" />
            <UserMenu />
          </div>
        </header>
        <main ref={main} className="th-main" tabIndex={-1}>
          {hasExtensionsOff && (
            <Suspense fallback={null}>
              <SafeModeBanner />
            </Suspense>
          )}
          {children}
        </main>
      </div>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
