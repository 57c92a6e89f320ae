import { queryOf, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { listQuery, type Membership, nestedListQuery } from "@tillhouse/extension-sdk/internal";

/** The record that others belong to. */
interface MembersOwner {
  /** Name of its resource. */
  of: string;
  id: string;
  title: string;
}

export interface RelatedSectionProps {
  title: string;
  /** Name of the other resource. */
  related: string;
  /** What ties its records to this one. */
  query: Record<string, unknown>;
  /** Address below this record that lists them. */
  path?: string;
  /** That address always answers with everything. */
  isWhole?: boolean;
  /** Ids of that resource's columns; those that it shows on phones when left out. */
  columns?: readonly string[];
  /** How records are put in and taken out. */
  members?: Membership;
  owner: MembersOwner;
}

/** Which records belong here, asked by the list of their own resource or by an address below the record. */
export function useMembersQuery({
  related,
  query,
  path,
  isWhole,
  owner,
}: Omit<RelatedSectionProps, "title">) {
  const host = useHost();
  const resource = host.resource(related);
  // The registry keys resources by these very names.
  const name = related as ResourceName;
  const select = { ...queryOf(resource?.list?.select), ...query };
  return (page: { q?: string; limit: number; offset: number }) =>
    path === undefined
      ? listQuery(host, name, { ...select, ...page })
      : nestedListQuery(
          host,
          { related: name, below: { of: owner.of, id: owner.id, path, isWhole } },
          { ...page },
        );
}
