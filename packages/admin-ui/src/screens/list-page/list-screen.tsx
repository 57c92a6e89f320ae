import { useQueryClient } from "@tanstack/react-query";
import { hasPage, isAdminError, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, recordId } from "@tillhouse/extension-sdk/internal";
import { Navigate, useLocation, useNavigate } from "@tillhouse/extension-sdk/router";
import { Button, LinkButton, Page, PageHeader, Pagination, Tabs } from "@tillhouse/extension-sdk/ui";
import { Plus, Upload } from "lucide-react";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { Zone } from "../../core/extensions/zone";
import { AvailabilityGuard } from "../../core/features/availability-guard";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { onIdle } from "../../core/lazy/on-idle";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { zonePrefix } from "../../core/registry/registry";
import { DeleteDialog } from "../actions/delete-dialog";
import { preloadDetail, preloadRecord } from "../detail/preload";
import { FormDrawer } from "../form/form-drawer";
import { LazyBulkActionBar } from "../list/bulk/lazy-bulk-action-bar";
import { useListLayout } from "../list/columns/use-list-layout";
import { FilterBar } from "../list/filters/filter-bar";
import { ListEmpty } from "../list/list-empty";
import { linksOf } from "../list/list-links";
import { ListMenu } from "../list/list-menu";
import { ListTable } from "../list/list-table";
import { ListTools } from "../list/list-tools";
import { useSelection } from "../list/selection/use-selection";
import { pageSizes, questionOf } from "../list/state/list-state";
import { useList, useListState } from "../list/use-list";
import { useListKeys } from "../list/use-list-keys";
import { readViews, type SavedView, viewSearch } from "../list/views/saved-views";
import { viewItems } from "../list/views/view-items";
import type { RowsHandle } from "../list/virtual-rows";
import { canEdit } from "../shared/can-edit";
import { LoadError } from "../shared/load-error";
import { mayCreate } from "../shared/may-create";
import { useFormLink, usePeekLink } from "../shared/use-form-link";
import { MoveLink } from "../tree/move-link";
import { Peek } from "./list-overlays";

const TreeList = lazyComponent(() => import("../tree/tree-list"), "section");
const ViewTabs = lazyComponent(() => import("../list/views/view-tabs"), "section");
const TruncatedBanner = lazyComponent(() => import("../list/truncated-banner"), "quiet");
const ExportDialog = lazyDialog(() => import("../list/export/export-dialog"));

export interface ListScreenProps {
  resource: AnyResource;
}

/** The list of any resource, or why this store has none. It opens with the person's own view, where there is one. */
export function ListScreen({ resource }: ListScreenProps) {
  const { translate, user, resource: available } = useHost();
  const { search, state } = useLocation();
  const views = readViews(user.metadata).filter((view) => view.resource === resource.name);
  const preferred = views.find(({ isDefault }) => isDefault);
  if (search === "" && preferred !== undefined)
    return <Navigate to={{ search: viewSearch(preferred) }} state={state} replace />;
  return (
    <AvailabilityGuard requires={resource.requires} title={translate(`${resource.name}.title`)}>
      <AvailableList
        // What the store lacks of it is left out there.
        resource={available(resource.name) ?? resource}
        saved={views}
      />
    </AvailabilityGuard>
  );
}

/** Views, search, filters, rows, paging, the selection, and the form over them. */
function AvailableList({ resource, saved }: ListScreenProps & { saved: readonly SavedView[] }) {
  const host = useHost();
  const { translate } = host;
  const { registry } = useAdmin();
  const asked = useListState(resource);
  const columns = useListLayout(resource, asked);
  const list = useList(resource, asked, columns.own);
  const selection = useSelection(JSON.stringify([list.state.search, list.state.filters]));
  const form = useFormLink();
  const peek = usePeekLink();
  const location = useLocation();
  const navigate = useNavigate();
  const from = `${location.pathname}${location.search}`;
  const container = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const [isExporting, setIsExporting] = useState(false);
  const title = translate(`${resource.name}.title`);
  useDocumentTitle(title);
  const isTree = resource.list?.tree !== undefined;
  // The rows of a tree stand in an order of their own, and not all are on the screen.
  const [shown, setShown] = useState<readonly object[]>();
  const records = shown ?? list.records ?? [];
  const found = list.isNarrowed ? list.data?.records : undefined;
  const foundIds = useMemo(() => found?.map((record) => recordId(resource, record)), [found, resource]);
  const question = { resource, query: questionOf(list.state, resource, host) };
  const { beginsAs } = resource.list ?? {};
  const newHref = mayCreate(resource)
    ? form.hrefTo("new")
    : beginsAs !== undefined && host.resource(beginsAs) !== undefined
      ? `${host.href(beginsAs)}?form=new`
      : undefined;
  const isEmpty = list.data !== undefined && list.count === 0;
  const hasTabs = saved.length > 0 || Boolean(resource.list?.views?.length);
  // Where nothing is yet there is nothing to search either.
  const hasBar = !isEmpty || list.isNarrowed;
  const focusRow = useListKeys({
    resource,
    records,
    selection,
    container,
    rows,
    onPeek: hasPage(resource) ? (id) => navigate(peek.hrefTo(id)) : undefined,
    onEdit: canEdit(resource, undefined)
      ? (id) => {
          const record = records?.find((row) => recordId(resource, row) === id);
          if (canEdit(resource, record)) navigate(form.hrefTo(id));
        }
      : undefined,
    onCreate: newHref === undefined ? undefined : () => navigate(newHref),
  });
  const create = newHref !== undefined && (
    <LinkButton variant="primary" to={newHref} icon={<Plus className="th-icon" aria-hidden />}>
      {translate(`${resource.name}.create`)}
    </LinkButton>
  );
  const links = linksOf(resource);
  const linkButtons = links.map(({ id, label, icon: Icon, to }) => (
    <LinkButton key={id} to={`/a${to}`} icon={<Icon className="th-icon" aria-hidden />}>
      {translate(label)}
    </LinkButton>
  ));
  const queryClient = useQueryClient();
  const reach = (id: string) => preloadRecord(resource, id, { registry, host, queryClient });
  // The page that a row leads to is drawn at once then, on a touch screen too, where nothing announces a click.
  const mayOpen = list.isSuccess && hasPage(resource);
  useEffect(
    () => (mayOpen ? onIdle(() => preloadDetail(resource, registry)) : undefined),
    [mayOpen, resource, registry],
  );
  const table = (
    <ListTable
      resource={resource}
      // Of a tree it draws the place alone, until the code of the tree is there.
      records={isTree ? undefined : list.data?.records}
      isStale={list.isPlaceholderData}
      list={{
        columns,
        selection,
        count: list.count,
        offset: list.from - 1,
        order: list.state.order,
        onSort: (order) => list.change({ order }),
        from,
        onReach: reach,
        handle: rows,
      }}
    />
  );

  return (
    <Page>
      <PageHeader
        title={title}
        isList
        back={
          resource.nav?.group === "settings"
            ? { to: "/a/settings", label: translate("settings.title") }
            : undefined
        }
        actions={
          isEmpty && !list.isNarrowed ? undefined : (
            <>
              {linkButtons.map((button) => (
                <span key={button.key} className="th-wide-only">
                  {button}
                </span>
              ))}
              <span className="th-wide-only">
                <Button
                  icon={<Upload className="th-icon" aria-hidden />}
                  disabled={list.count === 0}
                  onClick={() => setIsExporting(true)}
                >
                  {translate("export.button")}
                </Button>
              </span>
              {create}
              <span className="th-phone-only">
                <ListMenu
                  resource={resource}
                  columns={columns}
                  order={list.state.order}
                  onSort={(order) => list.change({ order })}
                  onExport={() => setIsExporting(true)}
                  onLink={({ to }) => navigate(`/a${to}`)}
                />
              </span>
            </>
          )
        }
      />
      <Zone name={`${zonePrefix(resource)}.list.before`} />
      {hasTabs && (
        <Suspense fallback={<StandInTabs resource={resource} saved={saved} />}>
          <ViewTabs
            resource={resource}
            count={list.isPlaceholderData ? undefined : list.data?.count}
            ownColumns={columns.own}
          />
        </Suspense>
      )}
      <div ref={container} className="th-list-frame">
        {hasBar && (
          <FilterBar resource={resource} list={list}>
            <ListTools resource={resource} columns={columns} maySaveView={!hasTabs} />
          </FilterBar>
        )}
        {(list.data?.unread !== undefined || list.data?.isPartial) && (
          <Suspense fallback={null}>
            <TruncatedBanner
              resource={resource}
              count={list.data.unread}
              onRetry={list.error === null || list.isFetching ? undefined : () => void list.refetch()}
            />
          </Suspense>
        )}
        {list.error !== null && list.data === undefined ? (
          <LoadError
            error={isAdminError(list.error) ? list.error : undefined}
            title={translate("error.listTitle", { noun: title })}
            kept={translate("error.filtersKept")}
            onRetry={() => void list.refetch()}
          />
        ) : isEmpty ? (
          <ListEmpty
            resource={resource}
            state={list.state}
            isNarrowed={list.isNarrowed}
            onChange={list.change}
            create={
              <>
                {create}
                {linkButtons}
              </>
            }
          />
        ) : (
          <div className="th-list">
            {isTree && list.data !== undefined ? (
              <Suspense fallback={table}>
                <TreeList
                  resource={resource}
                  found={foundIds}
                  columns={columns}
                  selection={selection}
                  from={from}
                  onReach={reach}
                  handle={rows}
                  onShown={setShown}
                  focusRow={focusRow}
                />
              </Suspense>
            ) : (
              table
            )}
          </div>
        )}
      </div>
      <LazyBulkActionBar
        question={question}
        selection={selection}
        count={list.count}
        onExport={() => setIsExporting(true)}
      />
      {!isEmpty && !isTree && list.data !== undefined && (
        <Pagination
          from={list.from}
          to={list.to}
          count={list.count}
          noun={translate(`${resource.name}.count`, { count: list.count })}
          pageIndex={list.state.page - 1}
          pageCount={list.pageCount}
          pageSize={list.state.pageSize}
          pageSizes={pageSizes}
          onPageSize={(size) => list.change({ pageSize: size })}
          hrefFor={(index) => list.hrefOf({ page: index + 1 })}
          onPrefetch={(index) => list.prefetchPage(index + 1)}
          isBusy={list.isFetching}
        />
      )}
      <Zone name={`${zonePrefix(resource)}.list.after`} />
      <FormDrawer resource={resource} />
      <MoveLink resource={resource} />
      <DeleteDialog resource={resource} onGone={(id) => selection.set([id], false)} />
      <Peek
        resource={resource}
        id={peek.value}
        records={records}
        from={from}
        onMove={(id) => navigate(peek.hrefTo(id), { replace: true })}
        onClose={peek.close}
        onClosed={(id) => {
          const index = records.findIndex((record) => recordId(resource, record) === id);
          if (index >= 0) focusRow(index);
        }}
      />
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog
            question={{ resource, query: questionOf(list.state, resource, host, true) }}
            cells={columns.shown}
            count={list.count}
            records={records}
            selected={selection.current()}
            onClose={() => setIsExporting(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The tabs as they will be, until what counts them is loaded: nothing moves then. */
function StandInTabs({ resource, saved }: { resource: AnyResource; saved: readonly SavedView[] }) {
  const host = useHost();
  const parameters = new URLSearchParams(useLocation().search);
  return (
    <Tabs label={host.translate("views.title")} items={viewItems(resource, { saved, parameters }, host)} />
  );
}
