import { useQuery } from "@tanstack/react-query";
import {
  listQuery,
  type ResourceName,
  requireResource,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { Button, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { ListTable } from "./list-table";
import { LoadError } from "./load-error";

/** Props of {@link RelatedSection}. */
export interface RelatedSectionProps {
  title: string;
  /** Name of the other resource. */
  related: string;
  /** What ties its records to this one. */
  query: Record<string, unknown>;
  /** Ids of that resource's columns; those that it shows on phones when left out. */
  columns?: readonly string[];
}

const rowsAtFirst = 10;

/** Records of another resource that belong to this one, with that resource's own first columns. */
export function RelatedSection({ title, related, query, columns }: RelatedSectionProps) {
  const host = useHost();
  const { translate } = host;
  const [limit, setLimit] = useState(rowsAtFirst);
  const resource = requireResource(host, related);
  const { data, error, refetch, isFetching } = useQuery(
    // The registry keys resources by these very names.
    listQuery(host, related as ResourceName, { ...resource.list?.select, ...query, limit, offset: 0 }),
  );

  return (
    <Section title={title} count={data?.count}>
      {error !== null && data === undefined ? (
        <LoadError
          error={toAdminError(error)}
          title={translate("error.listTitle", { noun: title })}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton width="60%" />
      ) : data.count === 0 ? (
        <p className="th-muted">{translate("list.nothingRelated")}</p>
      ) : (
        <ListTable
          resource={resource}
          records={data.records}
          isStale={isFetching}
          isInset
          columns={columns}
        />
      )}
      {data !== undefined && data.count > data.records.length && (
        <Button
          variant="ghost"
          size="small"
          isLoading={isFetching}
          onClick={() => setLimit(limit + rowsAtFirst * 2)}
        >
          {translate("list.showMore", { count: data.count - data.records.length })}
        </Button>
      )}
    </Section>
  );
}
