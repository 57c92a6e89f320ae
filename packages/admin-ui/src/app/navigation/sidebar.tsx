import { useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";
import { PanelLeft } from "lucide-react";
import { type ReactNode, Suspense, useId } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { Zone } from "../../core/extensions/zone";
import { labelOf } from "../../core/i18n/extension-label";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { BrandMark } from "../shared/brand-mark";
import { EntryIcon } from "../shared/entry-icon";
import type { NavigationGroup, NavigationItem } from "./navigation";
import { useSidebar } from "./use-sidebar";

const PinnedViews = lazyComponent(() => import("./pinned-views"), "quiet");
const SidebarBadge = lazyComponent(() => import("./sidebar-badge"), "quiet");
const SidebarCount = lazyComponent(() => import("./sidebar-count"), "quiet");

export interface SidebarProps {
  isRail: boolean;
  onToggle: () => void;
}

/** The sidebar: the store, the lists in their groups, pages of extensions, and the settings at the foot. */
export function Sidebar({ isRail, onToggle }: SidebarProps) {
  const { translate, store } = useHost();
  const { config } = useAdmin();
  const toggle = translate(isRail ? "shell.expand" : "shell.collapse");
  return (
    <aside className="th-sidebar">
      <Link className="th-brand" to="/" title={store?.name ?? config.brand.name}>
        <BrandMark />
        <span className="th-truncate">{store?.name}</span>
      </Link>
      <NavigationList>
        <button
          type="button"
          className="th-navigation__item"
          title={toggle}
          aria-pressed={isRail}
          onClick={onToggle}
        >
          <PanelLeft className="th-icon th-icon--mirrored" aria-hidden />
          <span className="th-truncate">{toggle}</span>
        </button>
      </NavigationList>
    </aside>
  );
}

/** The entries in their groups, what extensions put around them, and at the foot the settings and what the caller adds. */
export function NavigationList({ onNavigate, children }: { onNavigate?: () => void; children?: ReactNode }) {
  const { translate } = useHost();
  const { pinned, groups, settings, current } = useSidebar();
  const common = { current: current?.to, onNavigate };
  return (
    <>
      <nav className="th-navigation" aria-label={translate("shell.navigation")}>
        <Zone name="sidebar.before" />
        {pinned.length > 0 && (
          <Suspense fallback={null}>
            <PinnedViews views={pinned} onNavigate={onNavigate} />
          </Suspense>
        )}
        {groups.map((group) => (
          <Group key={group.id} group={group} {...common} />
        ))}
        <Zone name="sidebar.after" />
      </nav>
      <div className="th-navigation__foot">
        <ul>
          <Entry item={settings} {...common} />
        </ul>
        {children}
      </div>
    </>
  );
}

interface EntryCommon {
  /** The path of the entry that the page belongs to. */
  current: string | undefined;
  onNavigate: (() => void) | undefined;
}

function Group({ group: { id, label, items }, ...common }: EntryCommon & { group: NavigationGroup }) {
  const { translate } = useHost();
  const headId = useId();
  // The admin's own groups are known by their entries.
  const hasHead = id === "extensions" || label !== `sidebar.groups.${id}`;
  return (
    <div>
      {hasHead && (
        <p className="th-navigation__head th-truncate" id={headId}>
          {labelOf(label, translate)}
        </p>
      )}
      <ul aria-labelledby={hasHead ? headId : undefined}>
        {items.map((item) => (
          <Entry key={item.id} item={item} {...common} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ item, ...common }: EntryCommon & { item: NavigationItem }) {
  const { translate } = useHost();
  const { to, icon, items = [] } = item;
  const label = labelOf(item.label, translate);
  return (
    <li>
      <Link
        className="th-navigation__item"
        to={to}
        title={label}
        aria-current={common.current === to ? "page" : undefined}
        onClick={common.onNavigate}
      >
        <EntryIcon icon={icon} />
        <span className="th-truncate" dir="auto">
          {label}
        </span>
        {item.counts && (
          <Suspense fallback={null}>
            <SidebarCount of={item.id} view={item.counts} />
          </Suspense>
        )}
        {item.badge && (
          <Suspense fallback={null}>
            <SidebarBadge id={item.id} load={item.badge} />
          </Suspense>
        )}
      </Link>
      {items.length > 0 && (
        <ul className="th-navigation__nested" aria-label={label}>
          {items.map((below) => (
            <Entry key={below.id} item={below} {...common} />
          ))}
        </ul>
      )}
    </li>
  );
}
