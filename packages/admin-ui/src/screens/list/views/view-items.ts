import type { Host } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { defaultView, type SavedView, viewParameter, viewQuery, viewSearch } from "./saved-views";

/** A tab of a list, and what it counts. */
export interface ViewItem {
  id: string;
  label: string;
  to: string;
  isCurrent: boolean;
  /** Name of the resource whose records it shows. */
  of: string;
  /** What it shows, as the address of that list says it. */
  query: string;
  /** `false` where counting it takes reading much. */
  isCounted?: boolean;
  /** Where somebody saved it; left out for what every list has and for the resource's ready views. */
  saved?: SavedView;
}

/** Everything, the resource's ready views, and those that somebody saved, in this order. */
export function viewItems(
  resource: AnyResource,
  { saved, parameters }: { saved: readonly SavedView[]; parameters: URLSearchParams },
  { translate, href, resource: find }: Pick<Host, "translate" | "href" | "resource">,
): ViewItem[] {
  const { name, list } = resource;
  const views = list?.views ?? [];
  const ready = views
    // What a view leads to may be on its way still.
    .filter(({ to }) => to === undefined || find(to) !== undefined)
    .map(({ id, query = "", to, isCounted }) => ({
      id,
      ...(isCounted === false && { isCounted }),
      label: translate(`${name}.views.${id}`),
      of: to ?? name,
      query: to === undefined ? viewQuery(new URLSearchParams(query), resource) : query,
    }));
  const items: Omit<ViewItem, "to" | "isCurrent">[] = [
    { id: defaultView, label: translate("views.all"), of: name, query: "" },
    ...ready,
    ...saved.map((view) => ({ id: view.id, label: view.name, of: name, query: view.query, saved: view })),
  ];
  const query = viewQuery(parameters, resource);
  const named = parameters.get(viewParameter);
  // An address that happens to be a view's is that view; of two alike it is the saved one.
  const current =
    items.find(({ id }) => id === named && id !== defaultView) ??
    items.findLast((item) => item.of === name && item.query === query);
  return items.map((item) => ({
    ...item,
    to: `${item.of === name ? "" : href(item.of)}${item.id === defaultView ? `?${viewParameter}=${defaultView}` : viewSearch(item)}`,
    isCurrent: item === current,
  }));
}
