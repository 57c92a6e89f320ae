import { useHost } from "@tillhouse/extension-sdk";
import { PanelLeft, Settings2 } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { lazyPart } from "../core/lazy-part";
import { readViews } from "../screens/list/saved-views";
import { BrandMark } from "./brand-mark";
import type { NavigationItem } from "./navigation";
import { useNavigation } from "./use-navigation";

const PinnedViews = lazyPart(() => import("./pinned-views"), "quiet");

/** Props of {@link Sidebar}. */
export interface SidebarProps {
  isRail: boolean;
  onToggle: () => void;
}

/** The sidebar: the store, the lists in their groups, pages of extensions, and the settings at the foot. */
export function Sidebar({ isRail, onToggle }: SidebarProps) {
  const { translate, store } = useHost();
  const toggle = translate(isRail ? "shell.expand" : "shell.collapse");
  return (
    <aside className="th-sidebar">
      <Link className="th-brand" to="/" title={store?.name}>
        <BrandMark />
        <span className="th-clip">{store?.name}</span>
      </Link>
      <NavigationList>
        <button
          type="button"
          className="th-navigation__item"
          title={toggle}
          aria-pressed={isRail}
          onClick={onToggle}
        >
          <PanelLeft className="th-icon th-icon--turn" aria-hidden />
          <span className="th-clip">{toggle}</span>
        </button>
      </NavigationList>
    </aside>
  );
}

/** The lists in their groups, the pages of extensions, and at the foot the settings and what the caller adds. */
export function NavigationList({ onNavigate, children }: { onNavigate?: () => void; children?: ReactNode }) {
  const { translate, user, href } = useHost();
  const { pathname } = useLocation();
  const { registry } = useAdmin();
  const pinned = readViews(user.metadata).filter(({ isPinned }) => isPinned);
  const groups = useNavigation();
  const paths = groups.flatMap(({ items }) => items.map((item) => item.to));
  // Some of what stands among the settings has an address of its own.
  const settingsPaths = [...registry.resources.values()]
    .filter(({ nav }) => nav?.group === "settings")
    .map(({ name }) => href(name));
  const entry = ({ to, label, icon: Icon }: NavigationItem, isCurrent = false) => {
    const common = { className: "th-navigation__item", to, title: label, onClick: onNavigate };
    const content = (
      <>
        <Icon className="th-icon" />
        <span className="th-clip">{label}</span>
      </>
    );
    return (
      <li key={to}>
        {isCurrent ? (
          <Link {...common} aria-current="page">
            {content}
          </Link>
        ) : (
          // The customers are not the current place while their groups are.
          <NavLink {...common} end={paths.some((path) => path.startsWith(`${to}/`))}>
            {content}
          </NavLink>
        )}
      </li>
    );
  };
  return (
    <>
      <nav className="th-navigation" aria-label={translate("shell.navigation")}>
        {pinned.length > 0 && (
          <Suspense fallback={null}>
            <PinnedViews views={pinned} onNavigate={onNavigate} />
          </Suspense>
        )}
        {groups.map(({ id, items }) => (
          <div key={id}>
            {id === "extensions" && <p className="th-navigation__head">{translate("shell.extensions")}</p>}
            <ul>{items.map((item) => entry({ ...item, label: translate(item.label) }))}</ul>
          </div>
        ))}
      </nav>
      <div className="th-navigation__foot">
        <ul>
          {entry(
            { to: "/a/settings", label: translate("settings.title"), icon: Settings2 },
            settingsPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
          )}
        </ul>
        {children}
      </div>
    </>
  );
}
