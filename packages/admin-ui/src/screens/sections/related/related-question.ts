import type { QueryClient } from "@tanstack/react-query";
import type { ResourceName } from "@tillhouse/extension-sdk";
import {
  type AdminHost,
  type AnyFilter,
  type AnyResource,
  type AnySection,
  listQuery,
  type ParentRecord,
} from "@tillhouse/extension-sdk/internal";
import { listQueryOf, readListState } from "../../list/state/list-state";

/** What a section says whose records are of another resource. */
type RelatedDefinition = Extract<AnySection, { related: string }>;

/** A section with records of another resource, on the page of a record. */
export interface SectionOfRecord {
  section: RelatedDefinition;
  /** Whose page it is. */
  resource: AnyResource;
  id: string;
}

/** Whether the id of the record is all that its list needs: what lies below its address. */
export function isListedById(section: AnySection): section is RelatedDefinition {
  return "related" in section && Boolean(section.isList) && section.path !== undefined && !section.filter;
}

/**
 * The list of a section: its rows are of the other resource; what narrows and sorts them is of the section.
 *
 * @param narrowed what ties the rows to the record; by that they are narrowed already
 * @param own filters that follow from the record
 */
export function sectionList(
  related: AnyResource,
  section: RelatedDefinition,
  narrowed: readonly string[] = [],
  own: readonly AnyFilter[] = [],
): AnyResource {
  return {
    ...related,
    list: related.list && {
      ...related.list,
      sort: section.sort ?? related.list.sort,
      filters: [...own, ...(related.list.filters ?? []).filter(({ key }) => !narrowed.includes(key))],
    },
  };
}

/** The address that its rows are asked at, where that lies below the record. */
export function sectionParent({ section, resource, id }: SectionOfRecord): { below?: ParentRecord } {
  if (section.path === undefined) return {};
  const below: ParentRecord = {
    of: resource.name,
    id,
    path: section.path,
    ...(section.isUnpaged && { isWhole: true }),
    ...(section.isIdsOnly && { isIdsOnly: true }),
    ...(section.filters && {
      lookedThrough: { prefix: section.filters.prefix, select: section.filters.select },
    }),
  };
  return { below };
}

/** Reads the first rows of lists on a record's page ahead, where its id is enough for that. A failure shows on the page. */
export async function prefetchSectionLists(
  { host, queryClient }: { host: AdminHost; queryClient: QueryClient },
  resource: AnyResource,
  id: string,
): Promise<void> {
  const sections = (resource.detail?.sections ?? []).filter(isListedById);
  const prefetch = async (section: RelatedDefinition) => {
    const related = await host.loadResource(section.related);
    const listed = sectionList(related, section);
    const state = readListState(new URLSearchParams(), listed);
    const query = { ...listQueryOf(state, listed, host), ...sectionParent({ section, resource, id }) };
    // The registry keys resources by these very names. What was loaded just now is not in this `host` yet.
    const name = section.related as ResourceName;
    const known: AdminHost = {
      ...host,
      resource: (other) => (other === name ? related : host.resource(other)),
    };
    await queryClient.prefetchQuery(listQuery(known, name, query));
  };
  await Promise.allSettled(sections.map(prefetch));
}
