import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, copyText } from "@tillhouse/extension-sdk/internal";
import { useSearchParams } from "@tillhouse/extension-sdk/router";
import { Button, type MenuItem, OverflowMenu, Tabs } from "@tillhouse/extension-sdk/ui";
import { Link as LinkIcon, Pencil, Pin, PinOff, Plus, Star, StarOff, Trash2 } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { useToastErrors } from "../../../core/toasts/use-toast-errors";
import { useSingleFlight } from "../../shared/use-single-flight";
import { type SavedView, viewQuery } from "./saved-views";
import { useSavedViews } from "./use-saved-views";
import { useViewCounts } from "./use-view-counts";
import { viewItems } from "./view-items";

const ViewDialog = lazyDialog(() => import("./view-dialog"));

export interface ViewTabsProps {
  resource: AnyResource;
  /** How many rows there are, once they are there; the counts of the other views can wait for them. */
  count: number | undefined;
  /** The columns that the person chose; see {@link viewQuery}. */
  ownColumns: readonly string[] | undefined;
}

/** How long the rows have been standing, in milliseconds, before it is asked how much other views hold. */
const countsAfter = 400;

/** Whether something has held for a while; from then on it is not asked again. */
function useStill(holds: boolean): boolean {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setIsStill(true), countsAfter);
    return () => clearTimeout(timer);
  }, [holds]);
  return isStill;
}

/** The views of a list as tabs with their counts, and what can be done with the one that is shown. */
export default function ViewTabs({ resource, count: rows, ownColumns }: ViewTabsProps) {
  const host = useHost();
  const { translate, locale, absoluteUrl, href, notify } = host;
  const [parameters] = useSearchParams();
  const { views: all, save, remove } = useSavedViews();
  const told = useToastErrors();
  const once = useSingleFlight();
  const [dialog, setDialog] = useState<SavedView | "new">();
  const views = all.filter((view) => view.resource === resource.name);
  const query = viewQuery(parameters, resource);
  const queryToSave = viewQuery(parameters, resource, ownColumns);
  const tabs = viewItems(resource, { saved: views, parameters }, host);
  const shown = tabs.find(({ isCurrent }) => isCurrent);
  const current = shown?.saved;
  const isChanged = (shown?.query ?? "") !== query;
  const isStill = useStill(rows !== undefined);
  const counts = useViewCounts(
    tabs.map((view) => ({
      resource: host.resource(view.of) ?? resource,
      view,
      isKnown: view.isCounted === false || (view === shown && !isChanged),
    })),
    { enabled: isStill },
  );
  // While the next page is on its way the rows of the one before say nothing new.
  const known = useRef<{ id: string; count: number }>();
  if (shown !== undefined && !isChanged && rows !== undefined) known.current = { id: shown.id, count: rows };
  const countOf = (index: number) => {
    const isShown = tabs[index] === shown && !isChanged && known.current?.id === shown?.id;
    const { count, unread } = isShown ? { count: known.current?.count, unread: 0 } : (counts[index] ?? {});
    return count === undefined ? undefined : `${formatNumber(count, locale)}${unread ? "+" : ""}`;
  };
  const change = (view: SavedView, part: Partial<SavedView>) =>
    void once(() => told(save({ ...view, ...part })));
  const icon = (Icon: typeof Pin) => <Icon className="th-icon" aria-hidden />;
  const items = (view: SavedView): MenuItem[] => [
    { id: "rename", label: translate("views.rename"), icon: icon(Pencil), onSelect: () => setDialog(view) },
    {
      id: "pin",
      label: translate(view.isPinned ? "views.unpin" : "views.pin"),
      icon: icon(view.isPinned ? PinOff : Pin),
      onSelect: () => change(view, { isPinned: !view.isPinned }),
    },
    {
      id: "default",
      label: translate(view.isDefault ? "views.unmakeDefault" : "views.makeDefault"),
      icon: icon(view.isDefault ? StarOff : Star),
      onSelect: () => change(view, { isDefault: !view.isDefault }),
    },
    {
      id: "copy",
      label: translate("views.copyLink"),
      icon: icon(LinkIcon),
      onSelect: () =>
        void told(
          copyText(absoluteUrl(`${href(resource.name)}?${view.query}`)).then(() =>
            notify.success(translate("views.linkCopied"), view.name),
          ),
        ),
    },
    { id: "rule", separator: true },
    {
      id: "delete",
      label: translate("views.delete"),
      icon: icon(Trash2),
      tone: "danger",
      onSelect: () =>
        void told(
          remove(view.id).then(() =>
            notify.success(translate("views.deleted"), view.name, {
              action: { label: translate("action.undo"), onSelect: () => void told(save(view)) },
            }),
          ),
        ),
    },
  ];

  return (
    <>
      <Tabs
        label={translate("views.title")}
        items={tabs.map((tab, index) => ({ ...tab, count: countOf(index) }))}
        end={
          <>
            {current !== undefined && (
              <OverflowMenu
                label={translate("views.actionsFor", { name: current.name })}
                align="start"
                size="small"
                items={items(current)}
              />
            )}
            {current !== undefined && isChanged && (
              <Button size="small" onClick={() => change(current, { query: queryToSave })}>
                {translate("views.saveChanges")}
              </Button>
            )}
            {isChanged && (
              <button type="button" className="th-tab th-tab--add" onClick={() => setDialog("new")}>
                <Plus className="th-icon" aria-hidden />
                {translate("views.save")}
              </button>
            )}
          </>
        }
      />
      {dialog !== undefined && (
        <Suspense fallback={null}>
          <ViewDialog
            resource={resource}
            view={dialog === "new" ? undefined : dialog}
            query={queryToSave}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
