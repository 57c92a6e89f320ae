import { useQuery } from "@tanstack/react-query";
import { listQuery, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { Skeleton } from "@tillhouse/extension-sdk/ui";

/** How many records a resource has: "4 channels". Nothing where the store does not tell. */
export function ResourceCount({ name }: { name: string }) {
  const host = useHost();
  // The registry keys resources by these very names.
  const { data, isError } = useQuery(listQuery(host, name as ResourceName, { limit: 1 }));
  if (isError) return null;
  return (
    <span className="th-card__fact">
      {data === undefined ? (
        <Skeleton width="64px" />
      ) : (
        `${data.count.toLocaleString(host.locale)} ${host.translate(`${name}.count`, { count: data.count })}`
      )}
    </span>
  );
}
