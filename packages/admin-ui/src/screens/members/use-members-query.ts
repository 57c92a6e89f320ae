import { queryOf, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { listQuery, type Membership, nestedListQuery } from "@tillhouse/extension-sdk/internal";
import { heldListQuery } from "./held-list-query";

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
  /** Ids of those that this record holds itself. */
  heldIds?: readonly string[];
  /** What narrows the records that can be put in. */
  choices?: Record<string, unknown>;
  /** What they are sorted by, where that is said. */
  sort?: string;
  /** Key of a sentence below the title. */
  hint?: string;
  /** Ids of that resource's columns; those that it shows on phones when left out. */
  columns?: readonly string[];
  /** How records are put in and taken out. */
  members?: Membership;
  /** They can be taken out, too; not from the record that gets what others lose. */
  mayRemove?: boolean;
  owner: MembersOwner;
}

/** Which records belong here, asked by the list of their own resource or by an address below the record. */
export function useMembersQuery({
  related,
  query,
  path,
  isWhole,
  heldIds,
  owner,
}: Omit<RelatedSectionProps, "title">) {
  const host = useHost();
  const resource = host.resource(related);
  // The registry keys resources by these very names.
  const name = related as ResourceName;
  const select = { ...queryOf(resource?.list?.select), ...query };
  return (page: { q?: string; order?: string; limit: number; offset: number }) => {
    if (heldIds !== undefined) return heldListQuery(host, name, heldIds, { ...select, ...page });
    if (path === undefined) return listQuery(host, name, { ...select, ...page });
    const below = { of: owner.of, id: owner.id, path, isWhole };
    return nestedListQuery(host, { related: name, below }, { ...page });
  };
}
