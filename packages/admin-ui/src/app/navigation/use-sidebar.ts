import { useHost } from "@tillhouse/extension-sdk";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { Settings2 } from "lucide-react";
import { useAdmin } from "../../core/context/admin-context";
import { readViews, type SavedView, viewParameter } from "../../screens/list/views/saved-views";
import { currentItem, type NavigationGroup, type NavigationItem } from "./navigation";
import { usePersonalNavigation } from "./use-navigation";

const settings: NavigationItem = {
  id: "settings",
  to: "/a/settings",
  label: "settings.title",
  icon: Settings2,
  order: 0,
};

/** What the sidebar has for this person, and which entry the page belongs to. */
export interface Sidebar {
  /** Saved views that the person pinned. */
  pinned: readonly SavedView[];
  groups: readonly NavigationGroup[];
  settings: NavigationItem;
  /** Left out where a pinned view is shown, or a page that no entry leads to. */
  current: NavigationItem | undefined;
  /** Id of the pinned view that is shown. */
  currentView: string | undefined;
}

/** Reads {@link Sidebar} for the page that is shown. */
export function useSidebar(): Sidebar {
  const { user, href } = useHost();
  const { pathname, search } = useLocation();
  const { registry } = useAdmin();
  const pinned = readViews(user.metadata).filter(({ isPinned }) => isPinned);
  const groups = usePersonalNavigation();
  // Some of what stands among the settings has an address of its own.
  const settingsPaths = [...registry.resources.values()]
    .filter(({ nav }) => nav?.group === "settings")
    .map(({ name }) => href(name));
  const isInSettings = ["/a/settings", ...settingsPaths].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  // One place is the current one: a pinned view before the list that it is of.
  const shown = new URLSearchParams(search).get(viewParameter);
  const view = pinned.find(({ id, resource }) => id === shown && pathname === href(resource));
  const current = isInSettings ? settings : view ? undefined : currentItem(pathname, groups);
  return { pinned, groups, settings, current, currentView: isInSettings ? undefined : view?.id };
}
