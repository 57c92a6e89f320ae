import { useQuery } from "@tanstack/react-query";
import {
  type CellOf,
  cellId,
  listQuery,
  normalizeCell,
  type ResourceName,
  requireResource,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { CellView, cellAlign, cellLabel } from "@tillhouse/extension-sdk/kit";
import { Button, Section, Skeleton, Table } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { LoadError } from "./load-error";
import { recordId } from "./record";

/** Props of {@link RelatedSection}. */
export interface RelatedSectionProps {
  title: string;
  /** Name of the other resource. */
  related: string;
  /** What ties its records to this one. */
  query: Record<string, unknown>;
}

const columnsShown = 4;
const rowsAtFirst = 10;

/** Records of another resource that belong to this one, with that resource's own first columns. */
export function RelatedSection({ title, related, query }: RelatedSectionProps) {
  const host = useHost();
  const { translate } = host;
  const [limit, setLimit] = useState(rowsAtFirst);
  const resource = requireResource(host, related);
  const cells = (resource.list?.columns ?? [])
    .slice(0, columnsShown)
    .map((column) => normalizeCell(column as CellOf<object>));
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
        <Table label={title} isInset isFlow isBusy={isFetching} hasMedia={resource.list?.hasMedia}>
          <thead>
            <tr>
              {cells.map((cell) => (
                <th
                  key={cellId(cell)}
                  scope="col"
                  className={cellAlign(cell) === "end" ? "th-numeric" : undefined}
                >
                  {translate(cellLabel(cell, related))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.records.map((record) => (
              <tr key={recordId(record)}>
                {cells.map((cell, index) => (
                  <td
                    key={cellId(cell)}
                    className={cellAlign(cell) === "end" ? "th-numeric" : undefined}
                    data-area={["a1", "a3", "b1", "b3"][index]}
                  >
                    {index === 0 ? (
                      <Link className="th-table__link" to={host.href(related, recordId(record))}>
                        <CellView cell={cell} record={record} resource={related} />
                      </Link>
                    ) : (
                      <CellView cell={cell} record={record} resource={related} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
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
