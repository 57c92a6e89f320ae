import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { hasList } from "@tillhouse/extension-sdk/internal";
import { Link, useLocation } from "@tillhouse/extension-sdk/router";
import { Pin } from "lucide-react";
import { useIsAvailable } from "../../core/features/use-has-feature";
import { type SavedView, viewParameter, viewSearch } from "../../screens/list/views/saved-views";
import { useViewCounts } from "../../screens/list/views/use-view-counts";

/** Time after which the counts are asked for again, in milliseconds. */
const countsEvery = 60_000;

export interface PinnedViewsProps {
  views: readonly SavedView[];
  onNavigate?: () => void;
}

/** Saved views in the sidebar, each with how many records it shows now. */
export default function PinnedViews({ views, onNavigate }: PinnedViewsProps) {
  const { translate, href, locale, resource: find } = useHost();
  const { pathname, search } = useLocation();
  const isAvailable = useIsAvailable();
  const shown = views.flatMap((view) => {
    // An extension may have been taken away since, or a feature of the store.
    const resource = find(view.resource);
    return resource === undefined || !hasList(resource) || !isAvailable(resource) ? [] : [{ view, resource }];
  });
  const counts = useViewCounts(shown, { enabled: true, refetchInterval: countsEvery });
  const current = new URLSearchParams(search).get(viewParameter);
  if (shown.length === 0) return null;
  return (
    <div>
      <p className="th-navigation__head">{translate("views.pinned")}</p>
      <ul>
        {shown.map(({ view, resource }, index) => {
          const Icon = resource.nav?.icon ?? Pin;
          const count = counts[index]?.count;
          const isCurrent = current === view.id && pathname === href(resource.name);
          return (
            <li key={view.id}>
              <Link
                className="th-navigation__item"
                to={`${href(resource.name)}${viewSearch(view)}`}
                aria-current={isCurrent ? "page" : undefined}
                title={view.name}
                onClick={onNavigate}
              >
                <Icon className="th-icon" />
                <span className="th-truncate">{view.name}</span>
                {count !== undefined && (
                  <span className="th-navigation__count">{formatNumber(count, locale)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
