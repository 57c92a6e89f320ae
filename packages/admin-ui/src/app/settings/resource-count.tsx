import { useQuery } from "@tanstack/react-query";
import { formatList, type Host, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { listQuery, type RecordsPage } from "@tillhouse/extension-sdk/internal";
import { Skeleton } from "@tillhouse/extension-sdk/ui";

/** What tells the state of a record; see `ResourceNavigation.fact`. */
type StateOf = (record: never) => string;

export interface ResourceCountProps {
  name: string;
  /** Counts by the state of each; as a whole when left out. */
  stateOf?: StateOf;
}

/** How many records are read to count them by their states. Where there are more, they are counted as a whole. */
const mostRead = 100;

/** "4 channels", or "5 live, 1 revoked" where all were read. */
export function countedWords(
  { records, count }: Pick<RecordsPage<object>, "records" | "count">,
  { name, stateOf }: ResourceCountProps,
  { translate, locale }: Pick<Host, "translate" | "locale">,
): string {
  const whole = `${count.toLocaleString(locale)} ${translate(`${name}.count`, { count })}`;
  if (stateOf === undefined || records.length < count || count === 0) return whole;
  const states = new Map<string, number>();
  for (const record of records) {
    // It was written for records of this very resource; see `AnyResource`.
    const state = stateOf(record as never);
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  return formatList(
    [...states].map(([state, some]) => translate(`${name}.counted.${state}`, { count: some })),
    locale,
    "unit",
  );
}

/** How many records a resource has. Nothing where the store does not tell. */
export function ResourceCount(props: ResourceCountProps) {
  const host = useHost();
  const limit = props.stateOf === undefined ? 1 : mostRead;
  // The registry keys resources by these very names.
  const { data, isError } = useQuery(listQuery(host, props.name as ResourceName, { limit }));
  if (isError) return null;
  return (
    <span className="th-card__fact">
      {data === undefined ? <Skeleton width="64px" /> : countedWords(data, props, host)}
    </span>
  );
}
