import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { Button, Menu, type MenuItem, Tabs } from "@tillhouse/extension-sdk/ui";
import { Ellipsis, Link as LinkIcon, Pencil, Pin, PinOff, Plus, Star, StarOff, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyDialog } from "../../core/lazy-dialog";
import { useToldErrors } from "../../core/use-told-errors";
import { useOnce } from "../use-once";
import { type SavedView, viewParameter, viewQuery, viewSearch, wholeView } from "./saved-views";
import { useSavedViews } from "./use-saved-views";
import { useViewCounts } from "./use-view-counts";

const ViewDialog = lazyDialog(() => import("./view-dialog"));

/** Props of {@link ViewTabs}. */
export interface ViewTabsProps {
  resource: AnyResource;
  /** Whether the rows are there; the counts of the other views can wait for them. */
  isLoaded: boolean;
  /** The columns that the person chose; see {@link viewQuery}. */
  ownColumns: readonly string[] | undefined;
}

/** The saved views of a list as tabs with their counts, and what can be done with the one that is shown. */
export default function ViewTabs({ resource, isLoaded, ownColumns }: ViewTabsProps) {
  const { translate, locale, address, href, notify } = useHost();
  const [parameters] = useSearchParams();
  const { views: all, save, remove } = useSavedViews();
  const told = useToldErrors();
  const once = useOnce();
  const [dialog, setDialog] = useState<SavedView | "new">();
  const views = all.filter((view) => view.resource === resource.name);
  const query = viewQuery(parameters, resource);
  const queryToSave = viewQuery(parameters, resource, ownColumns);
  const named = views.find(({ id }) => id === parameters.get(viewParameter));
  // An address that happens to be a view's is that view.
  const current = named ?? views.find((view) => view.query === query);
  const isChanged = current !== undefined && current.query !== query;
  const counts = useViewCounts(
    [{ query: "" }, ...views].map((view) => ({ resource, view })),
    { enabled: isLoaded },
  );
  const numbers = new Intl.NumberFormat(locale);
  const countOf = (index: number) => {
    const count = counts[index];
    return count === undefined ? undefined : numbers.format(count);
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
          navigator.clipboard
            .writeText(address(`${href(resource.name)}?${view.query}`))
            .then(() => notify.success(translate("views.linkCopied"), view.name)),
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
        items={[
          {
            id: wholeView,
            label: translate("views.all"),
            to: `?${viewParameter}=${wholeView}`,
            count: countOf(0),
            isCurrent: current === undefined && query === "",
          },
          ...views.map((view, index) => ({
            id: view.id,
            label: view.name,
            to: viewSearch(view),
            count: countOf(index + 1),
            isCurrent: view === current,
          })),
        ]}
        end={
          <>
            {current !== undefined && (
              <Menu
                label={translate("views.actionsFor", { name: current.name })}
                align="start"
                trigger={
                  <Button
                    variant="ghost"
                    size="small"
                    iconOnly
                    label={translate("views.actionsFor", { name: current.name })}
                    icon={<Ellipsis className="th-icon" aria-hidden />}
                  />
                }
                items={items(current)}
              />
            )}
            {isChanged && (
              <Button size="small" onClick={() => change(current, { query: queryToSave })}>
                {translate("views.saveChanges")}
              </Button>
            )}
            {(isChanged || (current === undefined && query !== "")) && (
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
