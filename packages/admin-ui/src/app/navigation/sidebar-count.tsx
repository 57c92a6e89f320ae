import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { useViewCounts } from "../../screens/list/views/use-view-counts";
import { useDelayedFlag } from "../shared/use-delayed-flag";

/** Time after which the count is asked for again, in milliseconds: as often as those of pinned views. */
const countsEvery = 60_000;

/** How long the frame has been standing, in milliseconds, before it is counted: what somebody came for is read first. */
const countsAfter = 1500;

export interface SidebarCountProps {
  /** Name of the resource. */
  of: string;
  /** Id of one of the ready views of its list. */
  view: string;
}

/** How many records wait for work, beside the entry of their list; nothing where there are none. */
export default function SidebarCount({ of, view: id }: SidebarCountProps) {
  const { translate, locale, resource: find } = useHost();
  const enabled = useDelayedFlag(true, countsAfter);
  const resource = find(of);
  const query = resource?.list?.views?.find((view) => view.id === id)?.query;
  const counted = resource !== undefined && query !== undefined ? [{ resource, view: { query } }] : [];
  const [known] = useViewCounts(counted, { enabled, refetchInterval: countsEvery });
  if (known === undefined || known.count === 0) return null;
  const count = formatNumber(known.count, locale);
  const label = `${translate(`${of}.views.${id}`)}: ${count}`;
  return (
    <span className="th-navigation__count" title={label}>
      <span aria-hidden>{count}</span>
      <span className="th-visually-hidden">{label}</span>
    </span>
  );
}
