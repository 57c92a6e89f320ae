import { type AnyResource, isAdminError, useHost } from "@tillhouse/extension-sdk";
import { Button, EmptyState, LinkButton, Page, PageHead, Pager } from "@tillhouse/extension-sdk/ui";
import { Inbox, Plus, SearchX } from "lucide-react";
import { useLocation } from "react-router-dom";
import { zonePrefix } from "../core/registry";
import { useDocumentTitle } from "../core/use-document-title";
import { useIsAvailable } from "../core/use-has-feature";
import { Zone } from "../core/zone";
import { DeleteDialog } from "./delete-dialog";
import { FilterBar } from "./filter-bar";
import { FormDrawer } from "./form-drawer";
import { clearedFilters, pageSizes } from "./list-state";
import { ListTable } from "./list-table";
import { LoadError } from "./load-error";
import { preloadDetail } from "./preload";
import { useFormLink } from "./use-form-link";
import { useList } from "./use-list";

/** Props of {@link ListScreen}. */
export interface ListScreenProps {
  resource: AnyResource;
}

/** The list of any resource, or why this store has none. */
export function ListScreen({ resource }: ListScreenProps) {
  const { translate } = useHost();
  const isAvailable = useIsAvailable();
  if (isAvailable(resource)) return <AvailableList resource={resource} />;
  return (
    <Page>
      <PageHead title={translate(`${resource.name}.title`)} isList />
      <EmptyState
        title={translate("needs.title")}
        description={translate("needs.text", { feature: resource.needs ?? "" })}
      />
    </Page>
  );
}

/** Search, filters, rows, paging, and the form over them. */
function AvailableList({ resource }: ListScreenProps) {
  const { translate } = useHost();
  const list = useList(resource);
  const form = useFormLink();
  const location = useLocation();
  const title = translate(`${resource.name}.title`);
  useDocumentTitle(title);
  const noun = translate(`${resource.name}.count`, { count: list.count });
  const hasForm = resource.form !== undefined && resource.form.on !== "edit";
  const isEmpty = list.data !== undefined && list.count === 0;
  const EmptyIcon = list.isNarrowed ? SearchX : (resource.nav?.icon ?? Inbox);
  const create = hasForm && (
    <LinkButton variant="primary" to={form.hrefTo("new")} icon={<Plus className="th-icon" aria-hidden />}>
      {translate(`${resource.name}.create`)}
    </LinkButton>
  );

  return (
    <Page>
      <PageHead
        title={title}
        isList
        back={
          resource.nav?.group === "settings"
            ? { to: "/a/settings", label: translate("settings.title") }
            : undefined
        }
        actions={isEmpty && !list.isNarrowed ? undefined : create}
      />
      <Zone name={`${zonePrefix(resource)}.list.before`} />
      <FilterBar resource={resource} list={list} />
      {list.error !== null && list.data === undefined ? (
        <LoadError
          error={isAdminError(list.error) ? list.error : undefined}
          title={translate("error.listTitle", { noun: title })}
          kept={translate("error.filtersKept")}
          onRetry={() => void list.refetch()}
        />
      ) : isEmpty ? (
        <EmptyState
          icon={<EmptyIcon className="th-icon th-icon--large" />}
          title={translate(list.isNarrowed ? "list.nothingFound" : `${resource.name}.emptyTitle`)}
          description={translate(list.isNarrowed ? "list.nothingFoundText" : `${resource.name}.emptyText`)}
          actions={
            list.isNarrowed ? (
              <Button onClick={() => list.change(clearedFilters(resource))}>{translate("list.clear")}</Button>
            ) : (
              create
            )
          }
        />
      ) : (
        <div className="th-list">
          <ListTable
            resource={resource}
            records={list.data?.records}
            isStale={list.isPlaceholderData}
            order={list.state.order}
            onSort={(order) => list.change({ order })}
            onReach={preloadDetail}
            from={`${location.pathname}${location.search}`}
          />
        </div>
      )}
      {!isEmpty && list.data !== undefined && (
        <Pager
          from={list.from}
          to={list.to}
          count={list.count}
          noun={noun}
          pageIndex={list.state.page - 1}
          pageCount={list.pageCount}
          pageSize={list.state.pageSize}
          pageSizes={pageSizes}
          onPageSize={(rows) => list.change({ pageSize: rows })}
          hrefFor={(index) => list.hrefOf({ page: index + 1 })}
          onPrefetch={(index) => list.prefetchPage(index + 1)}
          isBusy={list.isFetching}
        />
      )}
      <Zone name={`${zonePrefix(resource)}.list.after`} />
      <FormDrawer resource={resource} />
      <DeleteDialog resource={resource} />
    </Page>
  );
}
