import { isAdminError, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, useResource } from "@tillhouse/extension-sdk/internal";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { Pagination, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Suspense, useMemo, useState } from "react";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { LazyBulkActionBar } from "../../list/bulk/lazy-bulk-action-bar";
import { FilterBar } from "../../list/filters/filter-bar";
import { ListTable } from "../../list/list-table";
import { useSelection } from "../../list/selection/use-selection";
import { allCells, shownCells } from "../../list/state/list-layout";
import { pageSizes, questionOf } from "../../list/state/list-state";
import { useList, useListState } from "../../list/use-list";
import { LoadError } from "../../shared/load-error";
import { type SectionOfRecord, sectionList, sectionParent } from "./related-question";
import { useRecordFilters } from "./use-record-filters";

const ExportDialog = lazyDialog(() => import("../../list/export/export-dialog"));

export interface RelatedListProps extends SectionOfRecord {
  /** `undefined` while it is on its way. */
  record: object | undefined;
  title: string;
}

/** Records of another resource that belong to this one, with all that the list of that resource can do. */
export default function RelatedList(props: RelatedListProps) {
  const related = useResource(props.section.related);
  const filters = useRecordFilters(props);
  if (related?.list === undefined || filters.isPending)
    return (
      <Section title={props.title}>
        <Skeleton width="60%" />
      </Section>
    );
  return <LoadedList {...props} related={related} own={filters.own} />;
}

type LoadedListProps = RelatedListProps & {
  related: AnyResource;
  own: ReturnType<typeof useRecordFilters>["own"];
};

function LoadedList({ section, resource, id, record, title, related, own }: LoadedListProps) {
  const host = useHost();
  const { translate } = host;
  const { pathname, search } = useLocation();
  const [isExporting, setIsExporting] = useState(false);
  // A section's functions were written for records of this very resource; see `AnyResource`.
  const narrowed = record && section.filter?.(record as never);
  const narrowedBy = Object.keys(narrowed ?? {}).join();
  const listed = useMemo(
    () => sectionList(related, section, narrowedBy.split(","), own),
    [related, own, section, narrowedBy],
  );
  const cells = useMemo(() => shownCells(allCells(listed), section.columns), [listed, section.columns]);
  const beside = { ...narrowed, ...sectionParent({ section, resource, id }) };
  const asked = useListState(listed);
  const list = useList(listed, asked, undefined, beside);
  const selection = useSelection(JSON.stringify([list.state.search, list.state.filters]));
  const question = { resource: listed, query: { ...questionOf(list.state, listed, host), ...beside } };
  const isEmpty = list.data !== undefined && list.count === 0;
  const columns = {
    all: cells,
    shown: cells,
    widths: {},
    own: undefined,
    isChanged: false,
    choose: () => undefined,
    resize: () => undefined,
    reset: () => undefined,
  };
  return (
    <Section
      title={title}
      count={list.isNarrowed ? undefined : list.data?.count}
      end={
        section.actions &&
        record && (
          <RecordActions
            of={resource.name as "products"}
            record={record as never}
            buttons={section.actions}
            only={section.actions}
          />
        )
      }
    >
      {(!isEmpty || list.isNarrowed) && <FilterBar resource={listed} list={list} />}
      {list.error !== null && list.data === undefined ? (
        <LoadError
          error={isAdminError(list.error) ? list.error : undefined}
          title={translate("error.listTitle", { noun: title })}
          kept={translate("error.filtersKept")}
          onRetry={() => void list.refetch()}
        />
      ) : isEmpty ? (
        <p className="th-muted">{translate(list.isNarrowed ? "list.nothingFound" : "list.nothingRelated")}</p>
      ) : (
        <ListTable
          resource={listed}
          records={list.data?.records}
          isStale={list.isPlaceholderData}
          list={{
            columns,
            selection,
            count: list.count,
            offset: list.from - 1,
            order: list.state.order,
            onSort: (order) => list.change({ order }),
            from: `${pathname}${search}`,
            isPart: true,
          }}
        />
      )}
      <LazyBulkActionBar
        question={question}
        selection={selection}
        count={list.count}
        onExport={() => setIsExporting(true)}
      />
      {list.pageCount > 1 && (
        // In a box of its own it does not float over the sections below.
        <div>
          <Pagination
            from={list.from}
            to={list.to}
            count={list.count}
            noun={translate(`${related.name}.count`, { count: list.count })}
            pageIndex={list.state.page - 1}
            pageCount={list.pageCount}
            pageSize={list.state.pageSize}
            pageSizes={pageSizes}
            onPageSize={(size) => list.change({ pageSize: size })}
            hrefFor={(index) => list.hrefOf({ page: index + 1 })}
            onPrefetch={(index) => list.prefetchPage(index + 1)}
            isBusy={list.isFetching}
          />
        </div>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog
            question={question}
            cells={cells}
            count={list.count}
            records={list.data?.records ?? []}
            selected={selection.current()}
            onClose={() => setIsExporting(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
